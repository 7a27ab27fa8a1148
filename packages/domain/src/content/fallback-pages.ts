import type { ContentPages, Footer, Navigation } from './pages.schema.js';

/**
 * Every fallback text of spec 2 in one place: what a page shows when its content record is
 * missing or the API is down. The meeting halls' two lines are the specification's own.
 */
export const fallbackNavigation: Navigation = {
  main: [
    { path: '/', label: 'Home', order: 1 },
    { path: '/about', label: 'About', order: 2 },
    { path: '/rooms', label: 'Rooms', order: 3 },
    { path: '/spa', label: 'Spa', order: 4 },
    { path: '/restaurant', label: 'Restaurant', order: 5 },
    { path: '/events', label: 'Events', order: 6 },
    { path: '/meeting-hall', label: 'Meeting Halls', order: 7 },
    { path: '/blog', label: 'News', order: 8 },
    { path: '/contact', label: 'Contact', order: 9 },
  ],
};

export const fallbackFooter: Footer = {
  aboutText:
    'Qasr Al Bahr stands on the shore east of Muscat: rooms and villas, a spa, a restaurant and a garden that ends at the water.',
  contactInfo: {
    phone: '+968 2455 0100',
    email: 'stay@qasralbahr.example',
    address: 'Shore Road, Qantab, Muscat, Oman',
  },
  socialMedia: [
    { platform: 'Instagram', url: 'https://www.instagram.com/', icon: 'instagram' },
    { platform: 'Facebook', url: 'https://www.facebook.com/', icon: 'facebook' },
    { platform: 'YouTube', url: 'https://www.youtube.com/', icon: 'youtube' },
  ],
  copyrightText: '© Qasr Al Bahr. All rights reserved.',
};

export const fallbackPages: ContentPages = {
  homePage: {
    hero: {
      backgroundImage: 'hero-home.webp',
      title: 'A house by the sea',
      subtitle: 'Rooms, a spa and a table by the water, half an hour from Muscat.',
    },
    about: { content: '' },
    welcome: { message: 'Welcome to Qasr Al Bahr' },
    featuredServices: [
      { image: '/uploads/services/hammam.webp' },
      { image: '/uploads/events/lantern.webp' },
      { image: '/uploads/halls/majlis.webp' },
    ],
  },
  roomsPage: {
    coverImage: 'hero-rooms.webp',
    header: {
      title: 'Rooms & Suites',
      description: 'Choose your dates and see which rooms are free.',
    },
  },
  spaPage: {
    title: 'Spa & Wellness',
    description: 'Treatments by appointment, every day from nine in the morning.',
    coverImage: 'hero-spa.webp',
  },
  eventsPage: {
    title: 'Events',
    description: 'Evenings at the hotel that are open to everyone.',
    coverImage: 'hero-events.webp',
  },
  meetingHallPage: {
    title: 'Meeting Halls & Conference Rooms',
    description: 'Professional spaces for your business needs',
    coverImage: 'hero-halls.webp',
  },
  restaurantPage: {
    coverImage: 'hero-restaurant.webp',
    title: 'Restaurant',
    subtitle: 'Breakfast, lunch and dinner by the water',
    description:
      'Fish from the morning’s boats, vegetables from the garden, bread from our own oven.',
    openingHours: '',
    featuredDishes: [],
  },
  navigation: fallbackNavigation,
  footer: fallbackFooter,
  aboutPage: {
    hero: {
      title: 'About the hotel',
      subtitle: 'Who we are and how the house came to be.',
      backgroundImage: 'hero-about.webp',
    },
    about: {
      title: 'A house by the sea',
      subtitle: 'Our story',
      content:
        '<p>Qasr Al Bahr is a small hotel on the shore east of Muscat. We look after our guests ourselves, and there is always somebody at the desk.</p>',
      welcomeMessage: 'You are welcome here.',
    },
    team: [],
    gallery: [],
  },
};
