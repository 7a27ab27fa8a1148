import {
  largestOf,
  type ColourValue,
  type DimensionValue,
  type ShadowValue,
  type TokenFile,
  type TokenFiles,
  type TokenType,
} from './design-tokens.js';
import { shapeGroups, type HotelTheme } from './hotel-theme.js';

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
  refuseUnknown('shape', namesIn(shapes), [...shapeGroups, 'arabic']);
  for (const group of namesIn(shapes)) {
    if (shapes) theme[group] = cssOfGroup(shapes, group);
  }
  return theme;
}

/** Those of groups or tokens: what begins with `$` describes them. */
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
  const { $value, $extensions } = token;
  const named = typeof $value === 'string' && /^\{([^{}]+)\}$/.exec($value)?.[1];
  if (named) return cssOf(file, named, seen);
  const $type = token.$type ?? groupType(file, group);
  if (!$type) throw new Error(`${place} has no $type.`);
  const written = writeCss($type, $value, place);
  const fluid = $extensions?.['dev.vestibule']?.css;
  // A tool that changes the value knows nothing of the extension beside it.
  return fluid !== undefined && largestOf(fluid) === written ? fluid : written;
}

/** A group may give its type to all of its tokens; colours need none. */
function groupType(file: TokenFile, group: string): TokenType | undefined {
  const type = (file[group] as { $type?: TokenType } | undefined)?.$type;
  return type ?? (group === 'colour' ? 'color' : undefined);
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
        return [$value as ShadowValue | ShadowValue[]].flat().map(shadowCss).join(', ');
    }
  } catch {
    // Refused below, with the place.
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

function shadowCss({ color, offsetX, offsetY, blur, spread, inset }: ShadowValue): string {
  const lengths = [offsetX, offsetY, blur].map(dimensionCss);
  if (spread && spread.value !== 0) lengths.push(dimensionCss(spread));
  return [...(inset ? ['inset'] : []), ...lengths, colourCss(color)].join(' ');
}
