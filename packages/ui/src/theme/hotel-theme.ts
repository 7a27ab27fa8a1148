import { coloursOf, type Colours } from './colours.js';
import { ownFaces, type HotelFace } from './font-faces.js';
import { control, elevation, font, radius, size, space } from './scales.js';
import { tokens } from './tokens.js';

/** What of a theme is no colour, by group. */
export const shape = { font, size, space, radius, control, elevation };

type Shape = {
  [Group in keyof typeof shape]?: Partial<Record<keyof (typeof shape)[Group], string>>;
};

/**
 * A hotel's own look, as data: CSS values by name. What is left out stays as the library has it.
 * `checkTheme` says what is wrong with one.
 */
export interface HotelTheme extends Shape {
  /** Colours on a light ground, as `#rrggbb`; `scrim` may be any CSS colour. */
  light?: Partial<Colours>;
  /** The same names for a guest who prefers dark. */
  dark?: Partial<Colours>;
  /** Files of the typefaces that `font` names; those of the guest's own machine need none. */
  faces?: readonly HotelFace[];
}

export const shapeGroups = Object.keys(shape) as (keyof typeof shape)[];

const declarations = (names: Record<string, string>, values: Record<string, string | undefined>) =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : `${names[name]}:${value};`))
    .join('');

const colourBlock = (scheme: 'light' | 'dark', colours: Colours) =>
  `color-scheme:${scheme};${declarations(tokens.vars.colour, colours)}`;

/**
 * The theme as a stylesheet, for the head of a page that a server renders, or for a file. `root` is
 * the element that carries it. It wins over the library's own values wherever it stands.
 */
export function themeCss(theme: HotelTheme, root = ':root'): string {
  const element = `${root}${root}`;
  const { light, dark } = coloursOf(theme);
  const inDark = colourBlock('dark', dark);
  const shapes = shapeGroups.map((group) => declarations(tokens.vars[group], theme[group] ?? {}));
  return [
    ownFaces(theme.faces ?? []),
    `${element}{${colourBlock('light', light)}${shapes.join('')}}`,
    `@media (prefers-color-scheme:dark){${element}:not([data-theme='light']){${inDark}}}`,
    `${element}[data-theme='dark']{${inDark}}`,
  ].join('');
}
