import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('footer', {
  contact: 'Contact',
  helpfulLinks: 'Helpful links',
  newsletter: 'Newsletter',
  backToTop: 'Back to top',
});
