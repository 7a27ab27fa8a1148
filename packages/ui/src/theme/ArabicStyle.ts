import { createGlobalStyle } from 'styled-components';
import { arabicStyle, arabicValues } from './arabic-style.js';
import type { HotelTheme } from './hotel-theme.js';

interface ArabicStyleProps {
  /** `false` where the page brings the fonts itself. */
  $url: string | false;
  $theme: HotelTheme | undefined;
  $root?: string;
}

/**
 * What the Arabic script asks of letters and lines, over the library's values and the hotel's. styled-components tells
 * two global styles apart by what is fixed in them: here an empty rule, without which this one would take
 * the place of the hotel's theme.
 */
export const ArabicStyle = createGlobalStyle<ArabicStyleProps>`
  :lang(und-Arab) {}
  ${({ $url, $theme, $root }) =>
    $url === false ? arabicValues($theme, $root) : arabicStyle($url, $theme, $root)}
`;
