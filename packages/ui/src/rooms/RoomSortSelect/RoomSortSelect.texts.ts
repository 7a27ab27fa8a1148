import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('roomSortSelect', {
  sortBy: 'Sort by',
  recommended: 'Recommended',
});
