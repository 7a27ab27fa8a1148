import { dark, fontFaces, light } from '@vestibule/ui/theme';

/**
 * What no page changes; React never hears of it, and the browser's code need not carry it.
 * Fonts are not preloaded: the largest picture comes first, and their fallbacks have their metrics
 * (decision 017).
 */
export const headMarkup = [
  `<style>${fontFaces('/fonts/')}</style>`,
  // The site follows the system alone, and so do the colours of its top bar.
  `<meta name="theme-color" content="${light.deep}" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="${dark.deep}" media="(prefers-color-scheme: dark)">`,
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
].join('');
