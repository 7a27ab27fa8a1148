import {
  fallbackFooter,
  fallbackNavigationIn,
  fallbackPagesTexts,
  type Footer,
  type Navigation,
} from '@vestibule/domain/content';
import { routes } from '@vestibule/site/routes';

export const navigation: Navigation = fallbackNavigationIn(fallbackPagesTexts, routes);

export const footer: Footer = {
  ...fallbackFooter,
  aboutText:
    'A house of arches and palms on the shore east of Muscat: rooms and villas, a hammam, a restaurant at the water and a garden in between.',
};
