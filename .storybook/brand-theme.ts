import { create, type ThemeVars } from 'storybook/theming';
import { brand } from '../apps/site/src/brand.js';
import type { Colours } from '../packages/ui/src/theme/colours.js';
import { font, radius } from '../packages/ui/src/theme/scales.js';

/** Storybook itself, and what its docs pages say, in the hotel's brand. */
function brandTheme(base: 'light' | 'dark', colours: Colours): ThemeVars {
  return create({
    base,
    brandTitle: 'Vestibule',
    brandUrl: './',
    fontBase: brand.font.text ?? font.text,
    colorPrimary: colours.accent,
    colorSecondary: colours.accent,
    appBg: colours.sunken,
    appContentBg: colours.surface,
    appPreviewBg: colours.paper,
    appHoverBg: colours.accentSoft,
    appBorderColor: colours.rule,
    appBorderRadius: Number.parseFloat(brand.radius.medium ?? radius.medium),
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
    inputBorderRadius: Number.parseFloat(brand.radius.small ?? radius.small),
  });
}

const themes = {
  light: brandTheme('light', brand.light),
  dark: brandTheme('dark', brand.dark),
};

export type ThemeName = keyof typeof themes;

export function themeNameOf(globals: Record<string, unknown> = {}): ThemeName {
  return globals['theme'] === 'dark' ? 'dark' : 'light';
}

export function themeOf(globals?: Record<string, unknown>): ThemeVars {
  return themes[themeNameOf(globals)];
}
