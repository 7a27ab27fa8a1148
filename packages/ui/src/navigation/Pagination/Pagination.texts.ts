import { text } from '@vestibule/domain/words/en';

export const texts = {
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: text('Page {number}'),
};
