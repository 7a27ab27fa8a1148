export const texts = {
  loading: 'Loading...',
};
