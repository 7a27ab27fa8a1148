import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('contact', {
  title: 'Contact',
  description: text('How to reach {hotel}: {address}, {phone}.'),
  intro: 'Somebody is at the desk, day and night.',
  howToReach: 'How to reach us',
  writeToUs: 'Write to us',
});
