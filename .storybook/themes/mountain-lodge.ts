import type { HotelTheme } from '@vestibule/ui/theme';
import { latinFaces } from './faces.js';

/** Pine and timber, with soft corners: a lodge below the pass. */
export const mountainLodge: HotelTheme = {
  light: {
    paper: '#f7f4ee',
    surface: '#fdfbf7',
    sunken: '#ebe5da',
    ink: '#2a221b',
    inkMuted: '#5f5446',
    rule: '#d8cdbc',
    ruleStrong: '#857762',
    accent: '#2f5d3a',
    accentHover: '#234a2d',
    accentSoft: '#e1ebdf',
    onAccent: '#fbfaf5',
    brass: '#a5673a',
    brassText: '#854a20',
    focus: '#b4571d',
    deep: '#2b2119',
    onDeep: '#f6efe4',
    onDeepMuted: '#cbbda9',
    deepRule: '#4b3d30',
    deepBrass: '#e0a672',
    scrim: 'rgb(28 20 13 / 58%)',
    shade: '#1c140d',
  },
  dark: {
    paper: '#171310',
    surface: '#201a16',
    sunken: '#0f0c0a',
    ink: '#f1e9dd',
    inkMuted: '#b8ab99',
    rule: '#3a3028',
    ruleStrong: '#8a7b68',
    accent: '#97c79d',
    accentHover: '#b6dbba',
    accentSoft: '#1f3024',
    onAccent: '#0e2114',
    brass: '#c98a59',
    brassText: '#e0a672',
    focus: '#e08a4a',
    deep: '#120d09',
    onDeep: '#f2e8db',
    onDeepMuted: '#c2b4a0',
    deepRule: '#41342a',
    deepBrass: '#e0a672',
    shade: '#1c140d',
  },
  font: {
    display: "'Bitter SemiBold', Rockwell, 'Roboto Slab', Georgia, serif",
    text: "'Alegreya Sans', Optima, Candara, 'Gill Sans', sans-serif",
  },
  faces: [
    // The only weight of its family: titles, which ask for 400, are set in it.
    ...latinFaces('Bitter SemiBold', '600', '@fontsource/bitter', '600'),
    ...latinFaces('Alegreya Sans', '400', '@fontsource/alegreya-sans', '400'),
    ...latinFaces('Alegreya Sans', '700', '@fontsource/alegreya-sans', '700'),
  ],
  // Its small letters are low.
  size: {
    lead: 'clamp(1.25rem, 1.2rem + 0.25vw, 1.4375rem)',
    body: '1.1875rem',
    small: '1.0625rem',
    caption: '0.9375rem',
  },
  radius: { small: '6px', medium: '10px' },
};
