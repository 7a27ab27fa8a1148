/** How wide the pictures of a room's page are: said once, so that each comes in one file (decision 028). */
export const GALLERY_SIZES =
  '(min-width: 80rem) 53rem, (min-width: 60rem) 62vw, calc(100vw - 2.5rem)';
