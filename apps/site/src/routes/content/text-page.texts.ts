import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('textPage', {
  /** Of each page: its name until its record has come, and what search engines show of it. */
  'title/terms': 'Terms of stay',
  'description/terms': 'What holds between you and the hotel when you book.',
  'title/privacy': 'Privacy',
  'description/privacy': 'What this website knows about you, why, and for how long.',

  askTheDesk: 'Please ask the desk for a copy; we send it by mail.',
  notWritten: 'This page is not online yet.',
  inForce: text('In force since {day}.'),
});
