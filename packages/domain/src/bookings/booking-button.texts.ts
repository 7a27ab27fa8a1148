export const texts = {
  bookYourStay: 'Book Your Stay',
  bookNow: 'Book Now',
};
