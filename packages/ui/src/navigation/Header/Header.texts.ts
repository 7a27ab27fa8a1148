import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('header', {
  home: text('{hotel}, home'),
  main: 'Main',
  openMenu: 'Open menu',
  menu: 'Menu',
  welcome: text('Welcome, {name}'),
  logout: 'Logout',
  guestRating: '<rating/> Guest rating',
  ratingElsewhere: text('{rating} Guest rating, on an external booking site'),
});
