import { coloursOf } from '@vestibule/ui/theme/colours';
// Node itself loads this file for the tools that draw icons: it is named as it is.
import {
  hotelContact,
  hotelDescription,
  hotelEmblem,
  hotelName,
  hotelPrint,
  hotelTheme,
} from './hotel-brand.ts';

const { light, dark } = coloursOf(hotelTheme);

/** The hotel's brand, for all that cannot read a variable of the theme. It loads no React. */
export const brand = {
  name: hotelName,
  contact: hotelContact,
  description: hotelDescription,
  light,
  dark,
  /** Typefaces of its own. Whoever uses them says what stands in for the library's. */
  font: hotelTheme.font ?? {},
  radius: hotelTheme.radius ?? {},
  emblem: hotelEmblem,
  print: hotelPrint,
};
