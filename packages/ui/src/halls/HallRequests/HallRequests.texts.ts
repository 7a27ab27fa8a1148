import { text } from '@vestibule/domain/words/en';

export const texts = {
  title: 'Meeting halls you asked for',
  occasion: text('{eventType}, {people}'),
};
