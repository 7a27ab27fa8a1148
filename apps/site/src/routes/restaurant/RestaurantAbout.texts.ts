import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('restaurantAbout', {
  openingHours: 'Opening hours',
  exploreOurMenu: 'Explore Our Menu',
  about: text('About {title}'),
  reserve: 'To reserve a table, call us on <phone/> or write to <email/>.',
  kitchenPicture:
    'Dough under a rolling pin on a floured board, flatbread and eggs in tomatoes beside it',
});
