import { catalogue } from '../words/en.js';

export const texts = catalogue('sortRooms', {
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  largest: 'Largest',
  smallest: 'Smallest',
});
