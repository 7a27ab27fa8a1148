export const texts = {
  sortBy: 'Sort by',
  recommended: 'Recommended',
};
