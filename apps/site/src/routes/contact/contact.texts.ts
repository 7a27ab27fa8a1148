import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('contact', {
  title: 'Contact',
  description: text('How to reach {hotel}: {address}, {phone}.'),
  intro: 'Write to us, call, or ask at the desk.',
  howToReach: 'How to reach us',
  writeToUs: 'Write to us',
});
