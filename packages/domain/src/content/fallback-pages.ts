import { defaultRoutes, type Routes } from '../routes/index.js';
import type { Translation } from '../words/index.js';
import { texts } from './fallback-pages.texts.js';
import type { ContentPages, Footer, Navigation } from './pages.schema.js';

/** The words of the fallback pages, in a language. */
export type FallbackTexts = Translation<typeof texts>;

/** The fallback texts of another hotel than the demonstration, of which some of them tell. */
export function ownFallbackTexts(t: FallbackTexts, hotel: string): FallbackTexts {
  const { roomsText: homeSubtitle, storyWelcome: story } = t;
  const copyright = `© ${hotel}.`;
  return { ...t, copyright, homeSubtitle, footerAbout: story, story };
}

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
  address: t.address,
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
  { socialMedia, ...contactInfo }: FallbackContact = demonstrationContactIn(t),
): Footer => ({
  aboutText: t.footerAbout,
  contactInfo,
  socialMedia,
  copyrightText: t.copyright,
});

/**
 * Every fallback text of spec 2 in one place: what a page shows when its content record is
 * missing or the API is down. The meeting halls' two lines are the specification's own.
 */
export const fallbackPagesIn = (t: FallbackTexts): ContentPages => ({
  homePage: {
    hero: {
      backgroundImage: 'hero-home.webp',
      title: t.homeTitle,
      subtitle: t.homeSubtitle,
    },
    about: { content: '' },
    welcome: { message: t.homeWelcome },
    featuredServices: [
      { image: '/uploads/services/hammam.webp' },
      { image: '/uploads/events/lantern.webp' },
      { image: '/uploads/halls/majlis.webp' },
    ],
  },
  roomsPage: {
    coverImage: 'hero-rooms.webp',
    header: { title: t.roomsTitle, description: t.roomsText },
  },
  spaPage: { title: t.spaTitle, description: t.spaText, coverImage: 'hero-spa.webp' },
  eventsPage: { title: t.eventsTitle, description: t.eventsText, coverImage: 'hero-events.webp' },
  meetingHallPage: { title: t.hallsTitle, description: t.hallsText, coverImage: 'hero-halls.webp' },
  restaurantPage: {
    coverImage: 'hero-restaurant.webp',
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
      backgroundImage: 'hero-about.webp',
    },
    about: {
      title: t.storyTitle,
      subtitle: t.storySubtitle,
      content: t.story,
      welcomeMessage: t.storyWelcome,
    },
    team: [],
    gallery: [],
  },
});

export const fallbackPages = fallbackPagesIn(texts);
export const fallbackNavigation = fallbackNavigationIn(texts);
export const fallbackFooter = fallbackFooterIn(texts);
