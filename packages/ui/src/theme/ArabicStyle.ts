import { createGlobalStyle } from 'styled-components';
import { arabicStyle } from './arabic-style.js';
import type { HotelTheme } from './hotel-theme.js';

interface ArabicStyleProps {
  $url: string;
  $latin: HotelTheme['font'];
  $root?: string;
}

/** What Arabic asks of letters and lines, over the library's values and the hotel's. */
export const ArabicStyle = createGlobalStyle<ArabicStyleProps>`
  ${({ $url, $latin, $root }) => arabicStyle($url, $latin, $root)}
`;
