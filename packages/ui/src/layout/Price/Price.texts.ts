export const texts = {
  was: 'Was ',
  now: ', now ',
};
