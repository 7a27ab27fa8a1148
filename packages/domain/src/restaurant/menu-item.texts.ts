import { catalogue } from '../words/en.js';

export const texts = catalogue('menuItem', {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  dessert: 'Desserts',
});
