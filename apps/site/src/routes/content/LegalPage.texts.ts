import { text } from '@vestibule/domain/words/en';

export const texts = {
  askTheDesk: 'Please ask the desk for a copy; we send it by mail.',
  inForce: text('In force since {day}.'),
};
