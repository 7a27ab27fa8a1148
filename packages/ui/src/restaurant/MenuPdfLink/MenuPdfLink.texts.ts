import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('menuPdfLink', {
  view: 'View PDF Menu',
  notAvailable: 'PDF Menu Not Available',
});
