import type { Colours } from './colours.js';

export type ColourName = keyof Colours;

const grounds: ColourName[] = ['paper', 'surface', 'sunken'];

export interface PairGroup {
  title: string;
  /** What WCAG 2.2 asks of a pair of this kind. */
  least: 3 | 4.5;
  text: ColourName[];
  on: ColourName[];
}

/** Every pair that components use, and the ratio that it must reach. */
export const pairGroups: PairGroup[] = [
  {
    title: 'Text on the grounds',
    least: 4.5,
    text: ['ink', 'inkMuted', 'accent', 'brassText', 'danger', 'success', 'warning', 'info'],
    on: grounds,
  },
  { title: 'Text on the accent', least: 4.5, text: ['onAccent'], on: ['accent', 'accentHover'] },
  { title: 'Text on the ends of a stay', least: 4.5, text: ['onAccent'], on: ['brassText'] },
  { title: 'Text on what is chosen', least: 4.5, text: ['ink', 'accent'], on: ['accentSoft'] },
  { title: 'Text on an error', least: 4.5, text: ['ink', 'danger'], on: ['dangerSoft'] },
  { title: 'Text on a success', least: 4.5, text: ['ink', 'success'], on: ['successSoft'] },
  { title: 'Text on a warning', least: 4.5, text: ['ink', 'warning'], on: ['warningSoft'] },
  { title: 'Text on an information', least: 4.5, text: ['ink', 'info'], on: ['infoSoft'] },
  {
    title: 'Text on deep',
    least: 4.5,
    text: ['onDeep', 'onDeepMuted', 'deepBrass'],
    on: ['deep'],
  },
  {
    title: 'Edges and rings, which are no text',
    least: 3,
    text: ['ruleStrong', 'focus', 'accent'],
    on: grounds,
  },
  { title: 'The ring on deep, which is no text', least: 3, text: ['focus'], on: ['deep'] },
];
