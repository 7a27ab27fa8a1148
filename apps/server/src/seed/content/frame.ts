import {
  fallbackFooter,
  fallbackNavigation,
  type Footer,
  type Navigation,
} from '@vestibule/domain/content';

export const navigation: Navigation = fallbackNavigation;

export const footer: Footer = {
  ...fallbackFooter,
  aboutText:
    'A house of arches and palms on the shore east of Muscat: rooms and villas, a hammam, a restaurant at the water and a garden in between.',
};
