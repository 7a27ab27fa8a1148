import { catalogue, text } from '../words/en.js';

/** What pages say while their content record is missing or the API is down (spec 2): of any hotel, so none of its facts. */
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

  welcome: 'You are welcome here.',
  copyright: text('© {hotel}. All rights reserved.'),

  homeTitle: 'Welcome',
  roomsTitle: 'Rooms & Suites',
  roomsText: 'Choose your dates and see which rooms are free.',
  spaTitle: 'Spa & Wellness',
  spaText: 'Treatments by appointment.',
  eventsTitle: 'Events',
  eventsText: 'What is on at the hotel, and when.',
  hallsTitle: 'Meeting Halls & Conference Rooms',
  hallsText: 'Professional spaces for your business needs',
  restaurantTitle: 'Restaurant',
  restaurantSubtitle: 'Breakfast, lunch and dinner',
  restaurantText: 'What the kitchen cooks, and when the tables are laid.',
  aboutTitle: 'About the hotel',
  aboutSubtitle: 'Who we are and how the hotel came to be.',
  storyTitle: 'Our hotel',
  storySubtitle: 'Our story',
  story: '<p>We are glad to tell you more: write to us, or call.</p>',

  /** The demonstration's, as long as its settings have no other. */
  demonstrationAddress: 'Shore Road, Qantab, Muscat, Oman',
});
