import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('spaFilterPanel', {
  filter: 'Filter spa services',
  search: 'Search',
  searchedWords: 'Title or description',
  category: 'Category',
  allCategories: 'All Categories',
  specialist: 'Specialist',
  allSpecialists: 'All Specialists',
  incomplete:
    'Some of the choices could not be loaded. Search by words meanwhile, or load the page again.',
  clearAll: 'Clear All Filters',
});
