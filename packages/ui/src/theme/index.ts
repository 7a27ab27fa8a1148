export { VestibuleProvider } from './VestibuleProvider.js';
export type { ThemeMode, VestibuleProviderProps } from './VestibuleProvider.js';
export { useLink } from './link.js';
export type { LinkComponent, LinkProps } from './link.js';
export { useLocale } from './locale.js';
export { media, tokens } from './tokens.js';
export { fontFaces, fontFiles } from './font-faces.js';
export { visuallyHidden } from './mixins.js';
