import { catalogue, plural, text } from '@vestibule/domain/words/en';

export const texts = catalogue('calendar', {
  loading: 'Loading the calendar...',
  failed: 'The calendar could not be loaded. Please check your connection and try again.',
  tryAgain: 'Try again',
  clearDate: 'Clear date',
  today: 'Today',
  listed: text('{first}, {next}'),
  selected: 'selected',
  suggested: 'suggested',
  taken: 'taken',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  suggestedStay: text('Suggested: {stay}'),
  nights: plural({ one: '{count} night', other: '{count} nights' }),
  chooseCheckOut: 'Choose your check-out day',
});
