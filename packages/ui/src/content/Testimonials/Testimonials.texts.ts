import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('testimonials', {
  saidBy: '<name/>, <from/>',
});
