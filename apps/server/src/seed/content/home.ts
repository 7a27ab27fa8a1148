import type { HomePage } from '@vestibule/domain/content';

export const homePage: HomePage = {
  hero: {
    backgroundImage: 'hero-home.webp',
    title: 'The sea is at the end of the garden',
    subtitle: 'Qasr Al Bahr, a house of arches and palms on the shore east of Muscat.',
  },
  about: {
    content:
      '<p>The house was built in 1998 around two old date palms. It has grown twice since, and each time the wall towards the water was left open.</p><p>Rooms look at the sea or at the courtyard. Breakfast is served until eleven, the desk never closes, and the first swim of the day is usually had alone.</p>',
  },
  welcome: { message: 'Good to have you here' },
  featuredServices: [
    {
      image: '/uploads/services/hammam.webp',
      text: 'A hammam, four treatment rooms and time between appointments.',
    },
    {
      image: '/uploads/events/lantern.webp',
      text: 'Music by the water, dinners under lanterns, open to everyone.',
    },
    {
      image: '/uploads/halls/majlis.webp',
      text: 'Rooms for twelve people or four hundred.',
    },
  ],
};
