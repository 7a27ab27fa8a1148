import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('notFound', {
  title: 'Page not found',
  description: 'There is no page at this address.',
  heading: 'There is no page here',
  intro: 'The address may have changed, or a letter went missing on the way.',
  home: 'Home',
  rooms: 'Rooms',
  contact: 'Contact',
});
