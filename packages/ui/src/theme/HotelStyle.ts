import { createGlobalStyle } from 'styled-components';
import { themeCss, type HotelTheme } from './hotel-theme.js';

interface HotelStyleProps {
  $theme: HotelTheme;
  /** As for `themeCss`. */
  $root?: string;
}

/** The values of a hotel's own theme, over the library's. */
export const HotelStyle = createGlobalStyle<HotelStyleProps>`
  ${({ $theme, $root }) => themeCss($theme, $root)}
`;
