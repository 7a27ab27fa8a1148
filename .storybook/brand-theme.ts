import { create, type ThemeVars } from 'storybook/theming';
import { brand } from '../apps/site/src/brand.js';
import { coloursOf, type Colours } from '../packages/ui/src/theme/colours.js';
import type { HotelTheme } from '../packages/ui/src/theme/hotel-theme.js';
import { font, radius } from '../packages/ui/src/theme/scales.js';
import { hotelThemeOf } from './themes/index.js';

type Look = Pick<HotelTheme, 'font' | 'radius'> & Record<ThemeName, Colours>;

/** Storybook itself, and what its docs pages say, in the hotel's brand. */
function brandTheme(base: ThemeName, hotel: Look): ThemeVars {
  const colours = hotel[base];
  return create({
    base,
    brandTitle: 'Vestibule',
    brandUrl: './',
    fontBase: hotel.font?.text ?? font.text,
    colorPrimary: colours.accent,
    colorSecondary: colours.accent,
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

/** A story is shown in light and in dark at once, side by side or each at full width. */
export const isBoth = ({ theme }: Record<string, unknown> = {}): boolean =>
  theme === 'both' || theme === 'stacked';

export function themeNameOf(globals: Record<string, unknown> = {}): ThemeName {
  return globals['theme'] === 'dark' ? 'dark' : 'light';
}

function lookOf(globals: Record<string, unknown>): Look {
  const hotel = hotelThemeOf(globals);
  return hotel ? { ...hotel, ...coloursOf(hotel) } : brand;
}

export function themeOf(globals: Record<string, unknown> = {}): ThemeVars {
  return brandTheme(themeNameOf(globals), lookOf(globals));
}

/**
 * Storybook writes white on what is chosen in its sidebar, which cannot be read on a light accent, and its
 * icons have colours of Storybook's own.
 */
export const sidebarColours = `<style>
  [data-nodetype] svg { color: var(--icon) !important; }
  [data-nodetype][data-selected='true'] {
    &, svg { color: var(--on-chosen) !important; }
    background: var(--chosen) !important;
  }
</style>`;

export function setSidebarColours(globals: Record<string, unknown> = {}): void {
  const { accent, onAccent, inkMuted } = lookOf(globals)[themeNameOf(globals)];
  const { style } = document.documentElement;
  style.setProperty('--chosen', accent);
  style.setProperty('--on-chosen', onAccent);
  style.setProperty('--icon', inkMuted);
}
