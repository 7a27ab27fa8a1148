import type { Colours } from '../../packages/ui/src/theme/colours.js';

export type ColourName = keyof Colours;

/** What each colour is for. Types fail when one is missing. */
export const colourUses: Record<ColourName, string> = {
  paper: 'The page.',
  surface: 'Cards, fields, dialogs: what lies on the page.',
  sunken: 'Bands of the page, and what is disabled.',
  ink: 'Text.',
  inkMuted: 'Text of second rank: hints, captions, dates.',
  rule: 'Thin lines that divide. Never the only sign of a control.',
  ruleStrong: 'The edge of fields and buttons.',
  accent: 'Links, primary buttons, what is chosen.',
  accentHover: 'The accent under a pointer.',
  accentSoft: 'Ground of what is chosen or pointed at.',
  onAccent: 'Text on the accent.',
  brass: 'Ornament: rules, stars, badges. No text.',
  brassText: 'The small line above a title, and the ends of a chosen stay.',
  danger: 'Errors, and what ends something.',
  dangerSoft: 'Ground of an error.',
  success: 'What went well, what is free.',
  successSoft: 'Ground of a success.',
  warning: 'What needs a look before going on.',
  warningSoft: 'Ground of a warning.',
  info: 'What is good to know.',
  infoSoft: 'Ground of an information.',
  focus: 'The ring around what the keyboard is on.',
  deep: 'Footer and top bar.',
  onDeep: 'Text on deep.',
  onDeepMuted: 'Text of second rank on deep.',
  deepRule: 'Lines on deep.',
  deepBrass: 'Small headings and hovered links on deep.',
  scrim: 'Over the page, below a dialog.',
  shade: 'Over a picture, below words; thinned where less is needed.',
};

/** The order in which a designer meets them. */
export const colourGroups: Record<string, ColourName[]> = {
  Grounds: ['paper', 'surface', 'sunken'],
  Ink: ['ink', 'inkMuted'],
  Lines: ['rule', 'ruleStrong', 'focus'],
  Accent: ['accent', 'accentHover', 'accentSoft', 'onAccent'],
  Brass: ['brass', 'brassText'],
  Feedback: [
    'danger',
    'dangerSoft',
    'success',
    'successSoft',
    'warning',
    'warningSoft',
    'info',
    'infoSoft',
  ],
  Deep: ['deep', 'onDeep', 'onDeepMuted', 'deepRule', 'deepBrass'],
  Veils: ['scrim', 'shade'],
};

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
];
