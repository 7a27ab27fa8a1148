import { catalogue, plural } from '@vestibule/domain/words/en';

export const texts = catalogue('dateRangePicker', {
  chooseDates: 'Choose dates',
  pattern: 'MM/DD/YYYY - MM/DD/YYYY',
  stay: plural({
    one: '{checkIn} to {checkOut}, {count} night',
    other: '{checkIn} to {checkOut}, {count} nights',
  }),
});
