import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('stepper', {
  guests: 'guests',
  fewer: text('Fewer {noun}'),
  more: text('More {noun}'),
});
