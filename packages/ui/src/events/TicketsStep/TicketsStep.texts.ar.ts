import { plural } from '@vestibule/domain/words/ar';
import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './TicketsStep.texts.js';

export const texts: Translation<typeof english> = {
  numberOfTickets: 'عدد التذاكر',
  tickets: 'التذاكر',
  countOfTickets: plural({
    zero: 'لا تذاكر',
    one: 'تذكرة واحدة',
    two: 'تذكرتان',
    few: '{count} تذاكر',
    many: '{count} تذكرة',
    other: '{count} تذكرة',
  }),
};
