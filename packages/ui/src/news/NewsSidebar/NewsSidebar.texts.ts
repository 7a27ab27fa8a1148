import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('newsSidebar', {
  news: 'News',
  searchNews: 'Search news',
  notOpen: 'The search is not open yet. Ask at <address/> and we will find it for you.',
  categories: 'Categories',
});
