/** Light and dark hold the same names, so a component never asks which one is on. */
export const light = {
  paper: '#fbf8f3',
  surface: '#fffdfa',
  sunken: '#f3ede3',
  ink: '#1f2a2b',
  inkMuted: '#556061',
  rule: '#ddd3c4',
  ruleStrong: '#857c6b',
  accent: '#16504f',
  accentHover: '#0e3a3a',
  accentSoft: '#e2ece8',
  onAccent: '#fdfbf7',
  brass: '#a07b3b',
  brassText: '#76561d',
  danger: '#9f2f29',
  dangerSoft: '#fae9e5',
  success: '#2a6641',
  successSoft: '#e6f0e6',
  warning: '#7d5200',
  warningSoft: '#f9eed6',
  info: '#265a7f',
  infoSoft: '#e5eef4',
  focus: '#b07a1e',
  deep: '#0f3b3b',
  onDeep: '#f6f0e6',
  onDeepMuted: '#bccbc6',
  deepRule: '#2c5655',
  deepBrass: '#d9b574',
  scrim: 'rgb(12 26 27 / 58%)',
  shade: '#081e1f',
};

export type Colours = Record<keyof typeof light, string>;

export const dark: Colours = {
  paper: '#111819',
  surface: '#182122',
  sunken: '#0b1112',
  ink: '#efe9df',
  inkMuted: '#a9b2b0',
  rule: '#2d393a',
  ruleStrong: '#74827f',
  accent: '#86c4bb',
  accentHover: '#a8d8d1',
  accentSoft: '#1b302f',
  onAccent: '#0a1d1d',
  brass: '#c19b55',
  brassText: '#d8b674',
  danger: '#f29a90',
  dangerSoft: '#35201e',
  success: '#8ccb9f',
  successSoft: '#1a2c20',
  warning: '#e5b963',
  warningSoft: '#30270f',
  info: '#94c4e6',
  infoSoft: '#182a37',
  focus: '#d7a24a',
  deep: '#0a2323',
  onDeep: '#f1eadf',
  onDeepMuted: '#b4c3bf',
  deepRule: '#23413f',
  deepBrass: '#d9b574',
  scrim: 'rgb(0 0 0 / 68%)',
  shade: '#081e1f',
};

/** Both modes of a hotel: its own colours over the library's. */
export function coloursOf(own: { light?: Partial<Colours>; dark?: Partial<Colours> }) {
  return {
    light: { ...light, ...own.light },
    dark: { ...dark, ...own.dark },
  } satisfies Record<string, Colours>;
}
