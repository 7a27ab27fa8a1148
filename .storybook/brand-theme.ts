import { create, type ThemeVars } from 'storybook/theming';
import { brand } from '../apps/site/src/brand.js';
import { coloursOf, type Colours } from '../packages/ui/src/theme/colours.js';
import type { HotelTheme } from '../packages/ui/src/theme/hotel-theme.js';
import { font, radius } from '../packages/ui/src/theme/scales.js';
import { hotelThemeOf } from './themes/index.js';

type Look = Pick<HotelTheme, 'font' | 'radius'> & Record<ThemeName, Colours>;

/** Storybook writes white on this colour, in the dark made a little darker, and this colour on its surface. */
function colourOfChoice(base: ThemeName, accent: string): string {
  if (base === 'light') return accent;
  const parts = [1, 3, 5].map((start) => Number.parseInt(accent.slice(start, start + 2), 16));
  const deeper = parts.map((part) =>
    Math.round(part * 0.78)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${deeper.join('')}`;
}

/** Storybook itself, and what its docs pages say, in the hotel's brand. */
function brandTheme(base: ThemeName, hotel: Look): ThemeVars {
  const colours = hotel[base];
  return create({
    base,
    brandTitle: 'Vestibule',
    brandUrl: './',
    fontBase: hotel.font?.text ?? font.text,
    colorPrimary: colours.accent,
    colorSecondary: colourOfChoice(base, colours.accent),
    appBg: colours.sunken,
    appContentBg: colours.surface,
    appPreviewBg: colours.paper,
    appHoverBg: colours.accentSoft,
    appBorderColor: colours.rule,
    appBorderRadius: Number.parseFloat(hotel.radius?.medium ?? radius.medium),
    textColor: colours.ink,
    textInverseColor: colours.paper,
    textMutedColor: colours.inkMuted,
    barBg: colours.surface,
    barTextColor: colours.inkMuted,
    barHoverColor: colours.accentHover,
    barSelectedColor: colours.accent,
    buttonBg: colours.surface,
    buttonBorder: colours.ruleStrong,
    booleanBg: colours.sunken,
    booleanSelectedBg: colours.surface,
    inputBg: colours.surface,
    inputBorder: colours.ruleStrong,
    inputTextColor: colours.ink,
    inputBorderRadius: Number.parseFloat(hotel.radius?.small ?? radius.small),
  });
}

export type ThemeName = 'light' | 'dark';

export function themeNameOf(globals: Record<string, unknown> = {}): ThemeName {
  return globals['theme'] === 'dark' ? 'dark' : 'light';
}

export function themeOf(globals: Record<string, unknown> = {}): ThemeVars {
  const hotel = hotelThemeOf(globals);
  return brandTheme(themeNameOf(globals), hotel ? { ...hotel, ...coloursOf(hotel) } : brand);
}
