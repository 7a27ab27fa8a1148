import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('pagination', {
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: text('Page {number}'),
});
