import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('legalPage', {
  askTheDesk: 'Please ask the desk for a copy; we send it by mail.',
  inForce: text('In force since {day}.'),
});
