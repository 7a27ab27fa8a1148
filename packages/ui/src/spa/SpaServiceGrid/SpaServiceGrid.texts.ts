export const texts = {
  services: 'Spa services',
};
