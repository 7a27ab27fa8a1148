import type { Colours } from './colours.js';
import { shape, shapeGroups, type HotelTheme } from './hotel-theme.js';

type TokenType = 'color' | 'dimension' | 'fontFamily' | 'shadow';

/**
 * Colours, sizes and typefaces as files of the Design Tokens format (DTCG 2025.10), which design tools
 * read and write. Lengths that grow with the window have no form there: their largest value stands in
 * `$value`, and the CSS itself in `$extensions`.
 */
export interface DesignToken {
  /** A group may give it instead. */
  $type?: TokenType;
  $value: unknown;
  $extensions?: { 'dev.vestibule'?: { css?: string } };
}

export type TokenFile = { [Group in string]?: Record<string, DesignToken> };

interface ColourValue {
  colorSpace: string;
  components: number[];
  alpha?: number;
  hex?: string;
}

interface DimensionValue {
  value: number;
  unit: string;
}

interface ShadowValue {
  color: ColourValue;
  offsetX: DimensionValue;
  offsetY: DimensionValue;
  blur: DimensionValue;
  spread: DimensionValue;
}

type ShapeGroup = keyof typeof shape;

/** Those whose values are no lengths. */
const otherTypes: Partial<Record<ShapeGroup, TokenType>> = {
  font: 'fontFamily',
  elevation: 'shadow',
};

const isShapeGroup = (name: string): name is ShapeGroup => Object.hasOwn(shape, name);

/** One mode's colours as the content of `light.tokens.json` or `dark.tokens.json`. */
export function colourTokens(colours: Partial<Colours>): TokenFile {
  const tokens = Object.entries(colours).map(([name, css]): [string, DesignToken] => [
    name,
    { $type: 'color', $value: colourValue(css) },
  ]);
  return { colour: Object.fromEntries(tokens) };
}

/** All that is no colour as the content of `shape.tokens.json`. */
export function shapeTokens(theme: HotelTheme): TokenFile {
  const groups = Object.entries(theme).flatMap(([group, values]) => {
    if (!isShapeGroup(group)) return [];
    const tokens = Object.entries(values as Record<string, string>).map(([name, css]) => [
      name,
      shapeToken(group, css),
    ]);
    return [[group, Object.fromEntries(tokens)]];
  });
  return Object.fromEntries(groups) as TokenFile;
}

function shapeToken(group: ShapeGroup, css: string): DesignToken {
  const $type = otherTypes[group] ?? 'dimension';
  if ($type === 'fontFamily') return { $type, $value: families(css) };
  if ($type === 'shadow') return { $type, $value: shadowValue(css) };
  const largest = largestOf(css);
  if (largest === undefined) return { $type, $value: dimensionValue(css) };
  return {
    $type,
    $value: dimensionValue(largest),
    $extensions: { 'dev.vestibule': { css } },
  };
}

/** The greatest length of one that grows with the window. */
const largestOf = (css: string) => /^clamp\(.*,\s*([^,]+)\)$/.exec(css)?.[1];

const families = (css: string) =>
  css.split(',').map((family) => family.trim().replaceAll(/^'|'$/g, ''));

function dimensionValue(css: string): DimensionValue {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(css.trim()) ?? [];
  if (value === undefined) throw new Error(`${css} is no length in px or rem.`);
  return { value: Number(value), unit };
}

function colourValue(css: string): ColourValue {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(css);
  if (hex)
    return srgb(
      hex.slice(1).map((channel) => Number.parseInt(channel, 16)),
      1,
    );
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)$/.exec(css);
  if (!rgb) throw new Error(`${css} is no colour: write #rrggbb or rgb(r g b / a%).`);
  const [red, green, blue, alpha] = rgb.slice(1).map(Number);
  return srgb([red ?? 0, green ?? 0, blue ?? 0], (alpha ?? 100) / 100);
}

function srgb(channels: number[], alpha: number): ColourValue {
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000),
    alpha,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

function shadowValue(css: string): ShadowValue {
  const [, x = '0', y = '0', blur = '0', colour = ''] =
    /^(\S+) (\S+) (\S+) (rgb\(.*\))$/.exec(css) ?? [];
  return {
    color: colourValue(colour),
    offsetX: dimensionValue(x),
    offsetY: dimensionValue(y),
    blur: dimensionValue(blur),
    spread: dimensionValue('0'),
  };
}

/** The files of a hotel: what differs from the library's own, by the same names. */
export interface TokenFiles {
  light?: TokenFile;
  dark?: TokenFile;
  shape?: TokenFile;
}

/**
 * The theme that such files describe. A value may name another of its file, as `{colour.ink}`. Groups and
 * values that it cannot read it refuses by name; names of tokens and contrast are `checkTheme`'s.
 */
export function themeFromTokens({ light, dark, shape: shapes }: TokenFiles): HotelTheme {
  const theme: Record<string, Record<string, string>> = {};
  for (const [mode, file] of Object.entries({ light, dark })) {
    if (!file) continue;
    refuseUnknown(mode, namesIn(file), ['colour']);
    theme[mode] = cssOfGroup(file, 'colour');
  }
  refuseUnknown('shape', namesIn(shapes), shapeGroups);
  for (const group of namesIn(shapes)) {
    if (shapes) theme[group] = cssOfGroup(shapes, group);
  }
  return theme;
}

/** Those of groups or tokens: what begins with `$` is said of them. */
const namesIn = (group: object = {}) => Object.keys(group).filter((name) => !name.startsWith('$'));

/** Throws for the first name that nothing reads. */
export function refuseUnknown(
  place: string,
  names: readonly string[],
  known: readonly string[],
): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`${place}: nothing reads ${unknown}. Known are ${known.join(', ')}.`);
}

function cssOfGroup(file: TokenFile, group: string): Record<string, string> {
  return Object.fromEntries(
    namesIn(file[group]).map((name) => [name, cssOf(file, `${group}.${name}`, new Set())]),
  );
}

function cssOf(file: TokenFile, place: string, seen: Set<string>): string {
  if (seen.has(place)) throw new Error(`${place} names itself.`);
  seen.add(place);
  const [group = '', name = ''] = place.split('.');
  const token = file[group]?.[name];
  if (!token) throw new Error(`There is no token ${place}.`);
  const { $type = groupType(file, group), $value, $extensions } = token;
  const named = typeof $value === 'string' && /^\{([^{}]+)\}$/.exec($value)?.[1];
  if (named) return cssOf(file, named, seen);
  const written = writeCss($type, $value, place);
  const fluid = $extensions?.['dev.vestibule']?.css;
  // A tool that changes the value knows nothing of the extension beside it.
  return fluid !== undefined && largestOf(fluid) === written ? fluid : written;
}

/** A group may give its type to all of its tokens. */
function groupType(file: TokenFile, group: string): TokenType {
  return (file[group] as { $type?: TokenType } | undefined)?.$type ?? 'color';
}

function writeCss($type: TokenType, $value: unknown, place: string): string {
  try {
    switch ($type) {
      case 'color':
        return colourCss($value as ColourValue);
      case 'dimension':
        return dimensionCss($value as DimensionValue);
      case 'fontFamily':
        return [$value].flat().map(familyCss).join(', ');
      case 'shadow':
        return shadowCss($value as ShadowValue);
    }
  } catch {
    // Said below, with the place.
  }
  throw new Error(`${place} has no value that a ${$type} can have: ${JSON.stringify($value)}.`);
}

function colourCss({ colorSpace, components, alpha = 1 }: ColourValue): string {
  if (colorSpace !== 'srgb') throw new Error('Only sRGB.');
  const channels = components.map((component) => Math.round(component * 255));
  if (channels.length !== 3 || channels.some((channel) => !(channel >= 0 && channel <= 255)))
    throw new Error('Three components from 0 to 1.');
  if (alpha !== 1) return `rgb(${channels.join(' ')} / ${Math.round(alpha * 100)}%)`;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function dimensionCss({ value, unit }: DimensionValue): string {
  if (typeof value !== 'number' || !['px', 'rem'].includes(unit)) throw new Error('No length.');
  return value === 0 ? '0' : `${value}${unit}`;
}

const generic = new Set(['serif', 'sans-serif', 'monospace', 'system-ui', 'cursive', 'fantasy']);

function familyCss(family: unknown): string {
  if (typeof family !== 'string') throw new Error('No name.');
  return generic.has(family) || !/[^\w-]/.test(family) ? family : `'${family}'`;
}

const shadowCss = ({ color, offsetX, offsetY, blur }: ShadowValue) =>
  [...[offsetX, offsetY, blur].map(dimensionCss), colourCss(color)].join(' ');
