export const texts = {
  dayMissing: 'Please choose a day that exists.',
};
