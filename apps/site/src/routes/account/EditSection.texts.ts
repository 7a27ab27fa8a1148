export const texts = {
  yourDetails: 'Your details',
};
