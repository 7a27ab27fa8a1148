export const texts = {
  amenities: 'Amenities',
  whatIsIncluded: 'What is included',
};
