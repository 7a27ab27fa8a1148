export const texts = {
  didYouMean: 'Did you mean <address/>?',
};
