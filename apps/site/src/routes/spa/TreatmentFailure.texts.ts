export const texts = {
  failed: 'Error Loading Spa Services',
  allTreatments: 'All treatments',
};
