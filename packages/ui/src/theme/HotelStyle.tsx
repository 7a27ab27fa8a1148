import { createGlobalStyle } from 'styled-components';
import { themeCss, type HotelTheme } from './hotel-theme.js';

const Style = createGlobalStyle<{ $theme: HotelTheme }>`
  ${({ $theme }) => themeCss($theme)}
`;

/** The values of a hotel's own theme, over the library's. */
export function HotelStyle({ theme }: { theme: HotelTheme }) {
  return <Style $theme={theme} />;
}
