import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('newsletterForm', {
  newsletter: 'Newsletter',
  email: 'Email',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
});
