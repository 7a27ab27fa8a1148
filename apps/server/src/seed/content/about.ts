import type { AboutPage } from '@vestibule/domain/content';

export const aboutPage: AboutPage = {
  hero: {
    title: 'A house that faces the water',
    subtitle: 'How Qasr Al Bahr came to stand here, and who looks after it.',
    backgroundImage: 'hero-about.webp',
  },
  about: {
    title: 'Two palms and a wall',
    subtitle: 'Our story',
    content:
      '<p>In 1996 the Al Balushi family bought a strip of shore with two date palms and the wall of an old boat store. The palms are still in the courtyard. The wall is now one side of the restaurant, and the stones show where the door was.</p><p>The first twelve rooms opened in 1998. The villas along the beach followed in 2009, the spa in 2016. We stopped at three storeys, so that the palms still stand beside the house and not below it.</p><p>Most of us have been here for years. Guests are met at the door by somebody who knows which room is theirs, and the same person says goodbye.</p>',
    welcomeMessage: 'Come for the sea. Stay for the quiet.',
  },
  team: [
    {
      name: 'Salma Al Balushi',
      position: 'General manager',
      description:
        'Grew up in the house. Walks through it every morning at seven, starting in the kitchen.',
      socialLinks: [{ platform: 'LinkedIn', url: 'https://www.linkedin.com/', icon: 'linkedin' }],
    },
    {
      name: 'Yusuf Al Harthy',
      position: 'Head chef',
      description:
        'Buys the fish on the beach at Qantab. Worked in Beirut and Lisbon before coming home.',
      socialLinks: [
        { platform: 'Instagram', url: 'https://www.instagram.com/', icon: 'instagram' },
      ],
    },
    {
      name: 'Mariam Saidi',
      position: 'Spa manager',
      description: 'Trained in Marrakech. Will tell you honestly which treatment you do not need.',
      socialLinks: [{ platform: 'LinkedIn', url: 'https://www.linkedin.com/', icon: 'linkedin' }],
    },
    {
      name: 'Daniel Pereira',
      position: 'Front desk',
      description:
        'Has been on the night shift since 2011, by choice. Knows when every flight lands.',
      socialLinks: [],
    },
  ],
  gallery: [
    { image: 'gallery-1.webp' },
    { image: 'gallery-2.webp' },
    { image: 'gallery-3.webp' },
    { image: 'gallery-4.webp' },
  ],
};
