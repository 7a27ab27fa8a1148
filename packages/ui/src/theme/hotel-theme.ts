import { coloursOf, type Colours } from './colours.js';
import { ownFaces, type HotelFace } from './font-faces.js';
import { arabicFont, control, elevation, font, radius, size, space } from './scales.js';
import { tokens } from './tokens.js';

/** What of a theme is no colour, by group. */
export const shape = { font, size, space, radius, control, elevation };

/** And the typefaces of pages in Arabic letters, which no variable holds elsewhere. */
export const themeGroups = { ...shape, arabic: arabicFont };

type Shape = {
  [Group in keyof typeof themeGroups]?: Partial<Record<keyof (typeof themeGroups)[Group], string>>;
};

/**
 * A hotel's own theme, as data: CSS values by name. What is left out stays as the library has it.
 * `arabic` names the typefaces of pages in Arabic letters, which are before those of `font`.
 * `checkTheme` says what is wrong with one.
 */
export interface HotelTheme extends Shape {
  /** Colours on a light ground, as `#rrggbb`; `scrim` may be one such as `rgb(0 0 0 / 50%)`. */
  light?: Partial<Colours>;
  /** The same names for a guest who prefers dark. */
  dark?: Partial<Colours>;
  /** Files of the typefaces that `font` names; those of the guest's own machine need none. */
  faces?: readonly HotelFace[];
}

export const shapeGroups = Object.keys(shape) as (keyof typeof shape)[];

export const declarations = (
  names: Record<string, string>,
  values: Record<string, string | undefined>,
) =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : `${names[name]}:${value};`))
    .join('');

export const colourBlock = (mode: 'light' | 'dark', colours: Colours) =>
  `color-scheme:${mode};${declarations(tokens.vars.colour, colours)}`;

/**
 * What an element declares, and what in the dark: by its attribute, or as the guest's system says.
 * Paper is always light.
 */
export const inModes = (element: string, always: string, inDark: string) =>
  `${element}{${always}}@media screen and (prefers-color-scheme:dark){${element}:not([data-theme='light']){${inDark}}}@media screen{${element}[data-theme='dark']{${inDark}}}`;

/** A class, an attribute and the like, which can be written side by side; an element or a list cannot. */
const REPEATABLE = /^[:.#[][^\s,>+~]*$/;

/** The same elements by a selector that weighs so many times as much, and wins over others. */
export const weighed = (root: string, times: number) =>
  (REPEATABLE.test(root) ? root : `:is(${root})`).repeat(times);

/**
 * The theme as a stylesheet, for the head of a page that a server renders, or for a file. `root` is
 * the selector of what carries it. It wins over the library's own values wherever it is.
 */
export function themeCss(theme: HotelTheme, root = ':root'): string {
  const { light, dark } = coloursOf(theme);
  const shapes = shapeGroups.map((group) => declarations(tokens.vars[group], theme[group] ?? {}));
  const always = colourBlock('light', light) + shapes.join('');
  return ownFaces(theme.faces ?? []) + inModes(weighed(root, 2), always, colourBlock('dark', dark));
}
