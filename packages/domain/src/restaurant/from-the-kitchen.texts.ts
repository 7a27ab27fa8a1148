import { catalogue, text } from '../words/en.js';

export const texts = catalogue('fromTheKitchen', {
  chef: text('Head chef {chef} cooks {cuisine} cuisine.'),
  fromOurKitchen: 'From our kitchen',
});
