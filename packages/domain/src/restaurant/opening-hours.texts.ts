import { catalogue, text } from '../words/en.js';

export const texts = catalogue('openingHours', {
  breakfastBuffet: 'Breakfast buffet',
  restaurant: 'Restaurant',
  sushiBar: 'Sushi bar',
  daily: text('{hours} daily'),
});
