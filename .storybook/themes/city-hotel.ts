import type { HotelTheme } from '@vestibule/ui/theme';
import { arabicFont } from '../../packages/ui/src/theme/scales.js';
import { latinFaces } from './faces.js';

/** Cool, square and close: a business hotel beside the station. */
export const cityHotel: HotelTheme = {
  light: {
    paper: '#f6f7f9',
    surface: '#ffffff',
    sunken: '#eaedf1',
    ink: '#14181f',
    inkMuted: '#4d5663',
    rule: '#d3d8e0',
    ruleStrong: '#6f7a8a',
    accent: '#1d4ed8',
    accentHover: '#1a3fae',
    accentSoft: '#e3eafc',
    onAccent: '#ffffff',
    brass: '#6d7f9c',
    brassText: '#41577a',
    focus: '#d14d00',
    deep: '#10141b',
    onDeep: '#f3f5f8',
    onDeepMuted: '#b6bfcc',
    deepRule: '#303846',
    deepBrass: '#9fb6dd',
    scrim: 'rgb(11 15 22 / 58%)',
    shade: '#0b0f16',
  },
  dark: {
    paper: '#0f1216',
    surface: '#171b21',
    sunken: '#090b0e',
    ink: '#eceff3',
    inkMuted: '#a5aebb',
    rule: '#2b323c',
    ruleStrong: '#75808f',
    accent: '#8fb0ff',
    accentHover: '#b3c8ff',
    accentSoft: '#1a2644',
    onAccent: '#0a1330',
    brass: '#8a9cba',
    brassText: '#a9bddd',
    focus: '#ff8a4c',
    deep: '#0a0d12',
    onDeep: '#eef1f5',
    onDeepMuted: '#adb7c5',
    deepRule: '#2a313d',
    deepBrass: '#9fb6dd',
    shade: '#0b0f16',
  },
  font: {
    display: "'Archivo SemiBold', 'Helvetica Neue', Arial, sans-serif",
    text: "'Archivo', 'Helvetica Neue', Arial, sans-serif",
  },
  // Titles without serifs in Arabic too.
  arabic: { display: arabicFont.text },
  faces: [
    ...latinFaces('Archivo', '400 600', '@fontsource-variable/archivo', 'wght'),
    // The only weight of its family: titles, which ask for 400, are set in it.
    ...latinFaces('Archivo SemiBold', '600', '@fontsource-variable/archivo', 'wght'),
  ],
  size: {
    // Archivo is wide: a title of it takes the room of a larger one.
    title1: 'clamp(1.8125rem, 1.4rem + 1.8vw, 2.9375rem)',
    title2: 'clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem)',
    title3: 'clamp(1.1875rem, 1.12rem + 0.35vw, 1.4375rem)',
    body: '1rem',
    lead: '1.125rem',
  },
  radius: { small: '0', medium: '0', round: '0' },
  control: { height: '2.625rem', heightSmall: '2.125rem', heightLarge: '3rem' },
};
