import { arabicFaces, arabicFallbackFaces, fontFaceRules } from './font-faces.js';
import { arabicFont, font as libraryFont, type leading as libraryLeading } from './scales.js';
import { declarations, weighed, type HotelTheme } from './hotel-theme.js';
import { tokens } from './tokens.js';

const { font, leading, tracking } = tokens.vars;

/** Arabic letters reach further above and below the line. */
export const arabicLeading: typeof libraryLeading = {
  display: '1.3',
  title: '1.35',
  compact: '1.4',
  small: '1.55',
  lead: '1.65',
  body: '1.75',
  prose: '1.85',
};

/** An English part of an Arabic page keeps its slant. Chromium knows no list in `:lang()`. */
const inArabicLetters = ':is(:lang(ar), :lang(fa), :lang(ur))';

/**
 * What a page in Arabic letters has in its head besides: their fonts, more room between lines, no space
 * between letters, which are joined, and emphasis by weight, because they are not slanted. Its typefaces
 * are those of `arabic` in the hotel's theme, or the library's; Latin words keep those of `font`. The font
 * files are served under `baseUrl`; `root` is the element that carries it, as for `themeCss`, over which it
 * wins wherever it is.
 */
export const arabicStyle = (
  baseUrl: string,
  theme: Pick<HotelTheme, 'font' | 'arabic'> = {},
  root = ':root',
): string => fontFaceRules(baseUrl, arabicFaces) + arabicFallbackFaces + arabicValues(theme, root);

/** The same for a page that brings the fonts itself. */
export function arabicValues(
  theme: Pick<HotelTheme, 'font' | 'arabic'> = {},
  root = ':root',
): string {
  const latin = { ...libraryFont, ...theme.font };
  const arabic = { ...arabicFont, ...theme.arabic };
  const untracked = Object.values(tracking).map((name) => `${name}: 0;`);
  return `
    ${weighed(root, 3)} {
      ${font.display}: ${arabic.display}, ${latin.display};
      ${font.text}: ${arabic.text}, ${latin.text};
      ${declarations(leading, arabicLeading)}
      ${untracked.join('')}
    }
    ${root} :is(em, i)${inArabicLetters} {
      font-style: normal;
      font-weight: 600;
    }
  `;
}
