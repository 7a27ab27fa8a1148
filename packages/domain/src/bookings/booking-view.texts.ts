/** What stands for a name that a record lacks. */
export const texts = {
  guest: 'Guest',
  booking: 'Booking',
};
