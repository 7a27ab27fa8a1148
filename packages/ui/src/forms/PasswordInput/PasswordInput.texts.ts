export const texts = {
  hide: 'Hide password',
  show: 'Show password',
};
