import { text } from '@vestibule/domain/words/en';

export const texts = {
  guests: 'guests',
  fewer: text('Fewer {noun}'),
  more: text('More {noun}'),
};
