import { text } from '../words/en.js';

export const texts = {
  chef: text('Head chef {chef} cooks {cuisine} cuisine.'),
  fromOurKitchen: 'From our kitchen',
};
