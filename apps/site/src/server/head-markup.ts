import { languageFacts, type Language, type Script } from '@vestibule/domain/words';
import { arabicStyle, fontFaces, themeCss } from '@vestibule/ui/theme';
import { BOOT_ID } from '../app/boot.js';
import { brand } from '../brand.js';
import { hotelTheme } from '../hotel-brand.js';
import { modeScript } from '../app/mode-script.js';

/** Removes whitespace. */
const compact = (css: string) => css.replaceAll(/\n\s*|(?<=[:,]) /g, '');

/** What letters ask for beside those of the hotel's own fonts. */
const scriptStyle: Record<Script, string> = {
  Latin: '',
  Arabic: `<style>${compact(arabicStyle('/fonts/', hotelTheme))}</style>`,
};
const ownLook = Object.keys(hotelTheme).length > 0 ? themeCss(hotelTheme) : '';

/**
 * What no page changes: React does not render it, and the browser's code does not contain it.
 * Fonts are not preloaded: the largest picture comes first, and their fallbacks have their metrics
 * (decision 017). Nothing is painted before the boot element behind the page is there: what is still
 * to come would move it.
 */
export const headMarkup = (language: Language): string =>
  [
    `<link rel="expect" href="#${BOOT_ID}" blocking="render">`,
    `<script>${modeScript}</script>`,
    `<style>${compact(fontFaces('/fonts/'))}${ownLook}</style>`,
    `<meta name="theme-color" content="${brand.light.deep}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${brand.dark.deep}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    scriptStyle[languageFacts[language].script],
  ].join('');
