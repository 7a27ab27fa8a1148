import { defaultGeneralSettings } from '@vestibule/domain/settings';

/** What a hotel that is not the demonstration says of itself. */
export const otherHotel = {
  ...defaultGeneralSettings,
  hotelName: 'Coral Beach Club',
  timeZone: 'Asia/Dubai',
  phone: '+971 4 555 0199',
  email: 'desk@coral.example',
  address: 'Beach Road 1, Dubai',
  addressLink: 'https://www.openstreetmap.org/',
  socialMedia: [],
};
