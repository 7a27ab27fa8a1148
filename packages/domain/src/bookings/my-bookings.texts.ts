export const texts = {
  failed: 'Failed to fetch booking data',
};
