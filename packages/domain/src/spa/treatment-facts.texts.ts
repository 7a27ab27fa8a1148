export const texts = {
  spaService: 'Spa Service',
  available: 'Available',
  limited: 'Limited',
};
