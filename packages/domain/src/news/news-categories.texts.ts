import { catalogue } from '../words/en.js';

export const texts = catalogue('newsCategories', {
  events: 'Events',
  offers: 'Offers',
  news: 'News',
  hotel: 'Hotel',
});
