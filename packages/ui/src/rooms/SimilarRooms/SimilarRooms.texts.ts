export const texts = {
  similarRooms: 'Similar Rooms',
  perNight: 'per night',
};
