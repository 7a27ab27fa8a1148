export const texts = {
  loadingPage: 'Loading page',
};
