import { catalogue } from '../words/en.js';

/** What pages say while their content record is missing or the API is down (spec 2). */
export const texts = catalogue('fallbackPages', {
  home: 'Home',
  about: 'About',
  rooms: 'Rooms',
  spa: 'Spa',
  restaurant: 'Restaurant',
  events: 'Events',
  halls: 'Meeting Halls',
  news: 'News',
  contact: 'Contact',

  footerAbout:
    'Qasr Al Bahr stands on the shore east of Muscat: rooms and villas, a spa, a restaurant and a garden that ends at the water.',
  address: 'Shore Road, Qantab, Muscat, Oman',
  copyright: '© Qasr Al Bahr. All rights reserved.',

  homeTitle: 'A house by the sea',
  homeSubtitle: 'Rooms, a spa and a table by the water, half an hour from Muscat.',
  homeWelcome: 'Welcome to Qasr Al Bahr',
  roomsTitle: 'Rooms & Suites',
  roomsText: 'Choose your dates and see which rooms are free.',
  spaTitle: 'Spa & Wellness',
  spaText: 'Treatments by appointment, every day from nine in the morning.',
  eventsTitle: 'Events',
  eventsText: 'Evenings at the hotel that are open to everyone.',
  hallsTitle: 'Meeting Halls & Conference Rooms',
  hallsText: 'Professional spaces for your business needs',
  restaurantTitle: 'Restaurant',
  restaurantSubtitle: 'Breakfast, lunch and dinner by the water',
  restaurantText:
    'Fish from the morning’s boats, vegetables from the garden, bread from our own oven.',
  aboutTitle: 'About the hotel',
  aboutSubtitle: 'Who we are and how the house came to be.',
  storyTitle: 'A house by the sea',
  storySubtitle: 'Our story',
  story:
    '<p>Qasr Al Bahr is a small hotel on the shore east of Muscat. We look after our guests ourselves, and there is always somebody at the desk.</p>',
  storyWelcome: 'You are welcome here.',
});
