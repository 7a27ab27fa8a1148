import type { ThemeName } from './brand-theme.js';

/** A docs page says in which theme it stands, for the frames that it holds. */
export function tellFrames(theme: ThemeName): void {
  document.documentElement.dataset['docsTheme'] = theme;
}

/** In a frame of a docs page the theme of that page: Storybook gives frames none of its globals. */
export function themeAround(): ThemeName {
  const around = globalThis.frameElement?.ownerDocument.documentElement;
  return around?.dataset['docsTheme'] === 'dark' ? 'dark' : 'light';
}
