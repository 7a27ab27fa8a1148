import type { Colours } from './colours.js';
import {
  largestOf,
  type ColourValue,
  type DesignToken,
  type DimensionValue,
  type ShadowValue,
  type TokenFile,
  type TokenType,
} from './design-tokens.js';
import { themeGroups, type HotelTheme } from './hotel-theme.js';

type ThemeGroup = keyof typeof themeGroups;

/** Those whose values are no lengths. */
const otherTypes: Partial<Record<ThemeGroup, TokenType>> = {
  font: 'fontFamily',
  arabic: 'fontFamily',
  elevation: 'shadow',
};

const isThemeGroup = (name: string): name is ThemeGroup => Object.hasOwn(themeGroups, name);

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
    if (!isThemeGroup(group)) return [];
    const tokens = Object.entries(values as Record<string, string>).map(([name, css]) => [
      name,
      shapeToken(group, css),
    ]);
    return [[group, Object.fromEntries(tokens)]];
  });
  return Object.fromEntries(groups) as TokenFile;
}

function shapeToken(group: ThemeGroup, css: string): DesignToken {
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

/** One shadow, or a list of several. */
function shadowValue(css: string): ShadowValue | ShadowValue[] {
  const [shadow, ...others] = css.split(/,(?![^(]*\))/).map((each) => oneShadow(each.trim()));
  if (!shadow) throw new Error(`${css} is no shadow.`);
  return others.length > 0 ? [shadow, ...others] : shadow;
}

function oneShadow(css: string): ShadowValue {
  const [, inset, lengths = '', colour = ''] = /^(inset )?(.*?) (#\w+|rgb\(.*\))$/.exec(css) ?? [];
  const [x = '0', y = '0', blur = '0', spread = '0'] = lengths.split(/\s+/);
  return {
    color: colourValue(colour),
    offsetX: dimensionValue(x),
    offsetY: dimensionValue(y),
    blur: dimensionValue(blur),
    spread: dimensionValue(spread),
    ...(inset && { inset: true }),
  };
}
