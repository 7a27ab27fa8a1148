export const texts = {
  allTreatments: 'All treatments',
};
