import { text } from '../words/en.js';

export const texts = {
  breakfastBuffet: 'Breakfast buffet',
  restaurant: 'Restaurant',
  sushiBar: 'Sushi bar',
  daily: text('{hours} daily'),
};
