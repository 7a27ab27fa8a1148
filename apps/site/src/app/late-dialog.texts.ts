export const texts = {
  couldNotOpen: 'This could not be opened. Please check your connection.',
  tryAgain: 'Try Again',
  loading: 'Loading...',
};
