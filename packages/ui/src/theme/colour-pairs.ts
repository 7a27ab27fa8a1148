import type { Colours } from './colours.js';

export type ColourName = keyof Colours;

const grounds: ColourName[] = ['paper', 'surface', 'sunken'];

export interface PairGroup {
  /** What WCAG 2.2 asks of a pair of this kind. */
  least: 3 | 4.5;
  text: ColourName[];
  on: ColourName[];
}

/** Every pair that components use, and the ratio that it must reach. */
export const pairGroups: PairGroup[] = [
  {
    least: 4.5,
    text: ['ink', 'inkMuted', 'accent', 'brassText', 'danger', 'success', 'warning', 'info'],
    on: grounds,
  },
  { least: 4.5, text: ['onAccent'], on: ['accent', 'accentHover'] },
  // The ends of a stay in a calendar.
  { least: 4.5, text: ['onAccent'], on: ['brassText'] },
  { least: 4.5, text: ['ink', 'accent'], on: ['accentSoft'] },
  { least: 4.5, text: ['ink', 'danger'], on: ['dangerSoft'] },
  { least: 4.5, text: ['ink', 'success'], on: ['successSoft'] },
  { least: 4.5, text: ['ink', 'warning'], on: ['warningSoft'] },
  { least: 4.5, text: ['ink', 'info'], on: ['infoSoft'] },
  {
    least: 4.5,
    text: ['onDeep', 'onDeepMuted', 'deepBrass'],
    on: ['deep'],
  },
  // Edges and rings, which are no text.
  {
    least: 3,
    text: ['ruleStrong', 'focus', 'accent'],
    on: grounds,
  },
  { least: 3, text: ['focus'], on: ['deep'] },
];
