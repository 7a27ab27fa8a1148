export const texts = {
  perNight: '<price/> per night',
  bookThisRoom: 'Book This Room',
  example: 'This page shows an example. To book, call <phone/>.',
};
