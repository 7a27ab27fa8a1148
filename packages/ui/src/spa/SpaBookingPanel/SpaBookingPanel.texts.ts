export const texts = {
  bookTreatment: 'Book this treatment',
};
