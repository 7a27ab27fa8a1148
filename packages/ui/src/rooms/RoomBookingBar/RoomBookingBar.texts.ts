export const texts = {
  perNight: 'per night',
  bookThisSuite: 'Book This Suite',
};
