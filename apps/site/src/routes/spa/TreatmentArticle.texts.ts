export const texts = {
  spa: 'Spa',
};
