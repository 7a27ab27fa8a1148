export const texts = {
  aboutTheHotel: 'About the hotel',
};
