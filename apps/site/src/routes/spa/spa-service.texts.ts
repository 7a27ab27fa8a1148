export const texts = {
  loading: 'Loading spa services...',
};
