import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('siteFooter', {
  aboutTheHotel: 'About the hotel',
  rooms: 'Rooms',
  news: 'News',
  contact: 'Contact',
  'page/terms': 'Terms',
  'page/privacy': 'Privacy',
});
