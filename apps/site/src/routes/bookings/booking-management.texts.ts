export const texts = {
  title: 'My Bookings',
  description: 'Your stays, treatments and evenings.',
};
