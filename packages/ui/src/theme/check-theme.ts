import { coloursOf, light, type Colours } from './colours.js';
import { pairGroups, type ColourName } from './colour-pairs.js';
import { contrast, contrastFigure } from './contrast.js';
import type { HotelFace } from './font-faces.js';
import { themeGroups, type HotelTheme } from './hotel-theme.js';
import { BADGE_RULE, STAY_BRASS, WORDS_SHADE } from './scales.js';
import { valueFault, type ValueKind } from './theme-values.js';

/** Something in a theme that must not reach a guest. */
export interface ThemeFault {
  /** Where in the theme, such as `dark.focus`. */
  place: string;
  /** In plain English, with what is asked. */
  message: string;
}

const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

const HEX = /^#[0-9a-f]{6}$/i;
/** The others are lengths. */
const otherKinds: Partial<Record<string, ValueKind>> = {
  font: 'family',
  arabic: 'family',
  elevation: 'elevation',
};
const isThemeGroup = (name: string): name is keyof typeof themeGroups =>
  Object.hasOwn(themeGroups, name);
const known = new Set<string>([...modes, ...Object.keys(themeGroups), 'faces']);

/**
 * What is wrong with a theme: unknown names, invalid colours, and text that too many
 * guests could not read (WCAG 2.2, 1.4.3 and 1.4.11). Empty when all is well. Themes often come from
 * files, so nothing about their form is taken for granted.
 */
export function checkTheme(theme: HotelTheme | undefined): ThemeFault[] {
  if (!isGroup(theme)) return [{ place: 'hotelTheme', message: 'There is no theme here.' }];
  const faults = [...groupFaults(theme), ...faceFaults(theme)];
  // Contrast can be computed only between valid colours.
  return faults.length > 0 ? faults : modes.flatMap((mode) => contrastFaults(mode, theme));
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function groupFaults(theme: Record<string, unknown>): ThemeFault[] {
  return Object.entries(theme).flatMap(([name, values]) => {
    if (!known.has(name)) return [unknownName(name, [...known])];
    if (name === 'faces' || values === undefined) return [];
    if (!isGroup(values))
      return [{ place: name, message: 'Values by their names are missing here.' }];
    const mode = modes.find((each) => each === name);
    if (mode) return colourFaults(mode, values);
    return isThemeGroup(name) ? shapeFaults(name, values) : [];
  });
}

const unknownName = (place: string, names: string[]): ThemeFault => ({
  place,
  message: `There is no such name. Known are ${names.join(', ')}.`,
});

function colourFaults(mode: Mode, colours: Record<string, unknown>): ThemeFault[] {
  return Object.entries(colours).flatMap(([name, value]): ThemeFault[] => {
    const place = `${mode}.${name}`;
    if (!Object.hasOwn(light, name)) return [unknownName(place, Object.keys(light))];
    if (name === 'scrim') return valueFaults(place, value, 'colour');
    if (typeof value === 'string' && HEX.test(value)) return [];
    return [{ place, message: `${String(value)} is no colour. Write it as #rrggbb.` }];
  });
}

function shapeFaults(
  group: keyof typeof themeGroups,
  values: Record<string, unknown>,
): ThemeFault[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const place = `${group}.${name}`;
    return Object.hasOwn(themeGroups[group], name)
      ? [...valueFaults(place, value, otherKinds[group] ?? 'length'), ...heightFaults(place, value)]
      : [unknownName(place, Object.keys(themeGroups[group]))];
  });
}

function faceFaults({ faces = [] }: HotelTheme): ThemeFault[] {
  if (!Array.isArray(faces))
    return [{ place: 'faces', message: 'A list of faces is missing here.' }];
  return faces.flatMap((face: Partial<HotelFace> | null, index) =>
    (['family', 'weights', 'url', 'letters'] as const).flatMap((name) => {
      if (name === 'letters' && face?.letters === undefined) return [];
      const place = `faces.${index}.${name}`;
      const value = face?.[name];
      return String(value).includes("'")
        ? [{ place, message: 'A quotation mark is not allowed here.' }]
        : valueFaults(place, value, name === 'weights' || name === 'letters' ? name : 'quoted');
    }),
  );
}

/** WCAG 2.2, 2.5.8: whatever is pressed is at least 24 px high. */
const LEAST_HEIGHT = 24;

/** Of what is pressed: its height must be known, so that it can be compared. */
function heightFaults(place: string, value: unknown): ThemeFault[] {
  if (!place.startsWith('control.') || valueFault(value, 'length')) return [];
  const [, figure, unit] = /^([\d.]+)(px|rem)$/.exec(String(value)) ?? [];
  if (unit === undefined)
    return [{ place, message: `${String(value)} is no height in px or rem.` }];
  if (Number(figure) * (unit === 'rem' ? 16 : 1) >= LEAST_HEIGHT) return [];
  const message = `${String(value)} is too low to be pressed: it must be at least ${LEAST_HEIGHT} px.`;
  return [{ place, message }];
}

function valueFaults(place: string, value: unknown, kind: ValueKind): ThemeFault[] {
  const message = valueFault(value, kind);
  return message === undefined ? [] : [{ place, message }];
}

function contrastFaults(mode: Mode, theme: HotelTheme): ThemeFault[] {
  const colours = coloursOf(theme)[mode];
  const pairs = pairGroups.flatMap(({ text, on, least }) =>
    text.flatMap((name) =>
      on.map((ground) => ({
        name,
        ground,
        ratio: contrast(colours[name], colours[ground]),
        least,
      })),
    ),
  );
  const onMixed = mixedGrounds(colours).map(({ name, ground, colour }) => ({
    name,
    ground,
    ratio: contrast(colours[name], colour),
    least: 4.5,
  }));
  return [...pairs, ...onMixed]
    .filter(({ ratio, least }) => ratio < least)
    .map(({ name, ground, ratio, least }) => ({
      place: `${mode}.${name}`,
      message: `On ${ground} its contrast is ${contrastFigure(ratio)} to 1; it must reach ${least}.`,
    }));
}

interface MixedGround {
  /** The text on it. */
  name: ColourName;
  ground: string;
  colour: string;
}

/** Grounds that no colour names: a share of one that lies on another. */
const mixedGrounds = ({ rule, brass, shade, surface }: Colours): MixedGround[] => [
  {
    name: 'onDeep',
    ground: 'a white picture below shade',
    colour: mixed(shade, WORDS_SHADE, '#ffffff'),
  },
  {
    name: 'ink',
    ground: 'a badge, whose ground has much of rule,',
    colour: mixed(rule, BADGE_RULE, surface),
  },
  {
    name: 'ink',
    ground: 'the days of a stay, whose ground has some brass,',
    colour: mixed(brass, STAY_BRASS, surface),
  },
];

/** So many percent of a colour over another, as a browser mixes them. */
function mixed(colour: string, percent: number, below: string): string {
  const channels = [1, 3, 5].map((start) => {
    const [over = 0, under = 0] = [colour, below].map((hex) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    );
    return Math.round(under + (over - under) * (percent / 100));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
