import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('article', {
  author: 'Author',
  date: 'Date',
  category: 'Category',
});
