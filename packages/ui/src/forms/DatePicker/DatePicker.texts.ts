import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('datePicker', {
  chooseDate: 'Choose a date',
  pattern: 'MM/DD/YYYY',
});
