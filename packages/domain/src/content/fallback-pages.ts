import { demonstrationNames } from './demonstration.js';
import { defaultRoutes, type Routes } from '../routes/index.js';
import type { Translation } from '../words/index.js';
import { texts } from './fallback-pages.texts.js';
import type { ContentPages, Footer, Navigation } from './pages.schema.js';

/** The words of the fallback pages, in a language. */
export type FallbackTexts = Translation<typeof texts>;

export const fallbackNavigationIn = (
  t: FallbackTexts,
  routes: Routes = defaultRoutes,
): Navigation => ({
  main: [
    { path: routes.home, label: t.home, order: 1 },
    { path: routes.about, label: t.about, order: 2 },
    { path: routes.rooms, label: t.rooms, order: 3 },
    { path: routes.spa, label: t.spa, order: 4 },
    { path: routes.restaurant, label: t.restaurant, order: 5 },
    { path: routes.events, label: t.events, order: 6 },
    { path: routes.halls, label: t.halls, order: 7 },
    { path: routes.news, label: t.news, order: 8 },
    { path: routes.contact, label: t.contact, order: 9 },
  ],
});

/** How to reach a hotel while neither settings nor footer say so. */
export type FallbackContact = Footer['contactInfo'] & Pick<Footer, 'socialMedia'>;

const demonstrationContactIn = (t: FallbackTexts): FallbackContact => ({
  phone: '+968 2455 0100',
  email: 'stay@qasralbahr.example',
  address: t.demonstrationAddress,
  socialMedia: [
    { platform: 'Instagram', url: 'https://www.instagram.com/', icon: 'instagram' },
    { platform: 'Facebook', url: 'https://www.facebook.com/', icon: 'facebook' },
    { platform: 'YouTube', url: 'https://www.youtube.com/', icon: 'youtube' },
  ],
});

/** What nobody can take for a hotel's own. */
export const placeholderContact: FallbackContact = {
  phone: '+000 0000 0000',
  email: 'desk@hotel.example',
  address: 'Your address',
  socialMedia: [],
};

export const fallbackFooterIn = (
  t: FallbackTexts,
  hotel: string = demonstrationNames.en,
  { socialMedia, ...contactInfo }: FallbackContact = demonstrationContactIn(t),
): Footer => ({
  aboutText: t.welcome,
  contactInfo,
  socialMedia,
  copyrightText: t.copyright({ hotel }),
});

/**
 * Every fallback text of spec 2 in one place: what a page shows when its content record is
 * missing or the API is down. The meeting halls' two lines are the specification's own. The pictures
 * are the demonstration's: pages of another hotel have none until it names its own.
 */
export function fallbackPagesIn(t: FallbackTexts, withPictures = true): ContentPages {
  const picture = (file: string) => (withPictures ? file : '');
  return {
    homePage: {
      hero: {
        backgroundImage: picture('hero-home.webp'),
        title: t.homeTitle,
        subtitle: t.roomsText,
      },
      about: { content: '' },
      welcome: { message: t.welcome },
      featuredServices: [
        { image: picture('/uploads/services/hammam.webp') },
        { image: picture('/uploads/events/lantern.webp') },
        { image: picture('/uploads/halls/majlis.webp') },
      ],
    },
    roomsPage: {
      coverImage: picture('hero-rooms.webp'),
      header: { title: t.roomsTitle, description: t.roomsText },
    },
    spaPage: { title: t.spaTitle, description: t.spaText, coverImage: picture('hero-spa.webp') },
    eventsPage: {
      title: t.eventsTitle,
      description: t.eventsText,
      coverImage: picture('hero-events.webp'),
    },
    meetingHallPage: {
      title: t.hallsTitle,
      description: t.hallsText,
      coverImage: picture('hero-halls.webp'),
    },
    restaurantPage: {
      coverImage: picture('hero-restaurant.webp'),
      title: t.restaurantTitle,
      subtitle: t.restaurantSubtitle,
      description: t.restaurantText,
      openingHours: '',
      featuredDishes: [],
    },
    navigation: fallbackNavigationIn(t),
    footer: fallbackFooterIn(t),
    aboutPage: {
      hero: {
        title: t.aboutTitle,
        subtitle: t.aboutSubtitle,
        backgroundImage: picture('hero-about.webp'),
      },
      about: {
        title: t.storyTitle,
        subtitle: t.storySubtitle,
        content: t.story,
        welcomeMessage: t.welcome,
      },
      team: [],
      gallery: [],
    },
  };
}

export const fallbackPages = fallbackPagesIn(texts);
export const fallbackNavigation = fallbackNavigationIn(texts);
export const fallbackFooter = fallbackFooterIn(texts);
