import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('ticketDialog', {
  totalSoFar: 'Total <amount/>',
  back: 'Back',
  next: 'Next',
});
