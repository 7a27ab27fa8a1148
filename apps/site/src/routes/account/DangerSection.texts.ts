export const texts = {
  yourData: 'Your data',
};
