export const texts = {
  tryAgain: 'Try Again',
};
