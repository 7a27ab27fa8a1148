import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('legalPage', {
  askTheDesk: 'Please ask the desk for a copy; we send it by mail.',
  notWritten: 'This page is not online yet.',
  inForce: text('In force since {day}.'),
});
