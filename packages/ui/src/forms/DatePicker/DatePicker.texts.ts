export const texts = {
  chooseDate: 'Choose a date',
  pattern: 'MM/DD/YYYY',
};
