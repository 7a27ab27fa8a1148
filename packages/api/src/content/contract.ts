import * as v from 'valibot';
import { pageSchemas, textPageNames, textPageSchema } from '@vestibule/domain/content';
import { envelope, operation, translated } from '../transport/operation.js';
import { routes } from './routes.js';

const translatedPages = {
  homePage: translated(pageSchemas.homePage),
  roomsPage: translated(pageSchemas.roomsPage),
  spaPage: translated(pageSchemas.spaPage),
  eventsPage: translated(pageSchemas.eventsPage),
  meetingHallPage: translated(pageSchemas.meetingHallPage),
  restaurantPage: translated(pageSchemas.restaurantPage),
  navigation: translated(pageSchemas.navigation),
  footer: translated(pageSchemas.footer),
  aboutPage: translated(pageSchemas.aboutPage),
};

/** Spec 7, Content: every page at once. A page without a record is left out. */
export const getContent = operation({
  id: 'content.get-content',
  ...routes.getContent,
  summary: 'All pages',
  access: 'public',
  reply: envelope(v.partial(v.object(translatedPages))),
  problems: ['content.failed'],
});

export const getHomePage = operation({
  id: 'content.get-home-page',
  ...routes.getHomePage,
  summary: 'Home: hero, about, welcome line and the pictures of the extra services',
  access: 'public',
  reply: envelope(translatedPages.homePage),
  problems: ['content.not-found', 'content.home-failed'],
});

export const getRoomsPage = operation({
  id: 'content.get-rooms-page',
  ...routes.getRoomsPage,
  summary: 'Rooms: cover and header',
  access: 'public',
  reply: envelope(translatedPages.roomsPage),
  problems: ['content.not-found', 'content.rooms-failed'],
});

export const getSpaPage = operation({
  id: 'content.get-spa-page',
  ...routes.getSpaPage,
  summary: 'Spa: title, description and cover',
  access: 'public',
  reply: envelope(translatedPages.spaPage),
  problems: ['content.not-found', 'content.spa-failed'],
});

export const getRestaurantPage = operation({
  id: 'content.get-restaurant-page',
  ...routes.getRestaurantPage,
  summary: 'Restaurant: cover, texts, opening hours, featured dishes, menu as PDF',
  access: 'public',
  reply: envelope(translatedPages.restaurantPage),
  problems: ['content.not-found', 'content.restaurant-failed'],
});

export const getEventsPage = operation({
  id: 'content.get-events-page',
  ...routes.getEventsPage,
  summary: 'Events: title, description and cover',
  access: 'public',
  reply: envelope(translatedPages.eventsPage),
  problems: ['content.not-found', 'content.events-failed'],
});

export const getMeetingHallPage = operation({
  id: 'content.get-meeting-hall-page',
  ...routes.getMeetingHallPage,
  summary: 'Meeting halls: title, description and cover',
  access: 'public',
  reply: envelope(translatedPages.meetingHallPage),
  problems: ['content.not-found', 'content.meeting-hall-failed'],
});

export const getNavigation = operation({
  id: 'content.get-navigation',
  ...routes.getNavigation,
  summary: 'The main navigation',
  access: 'public',
  reply: envelope(translatedPages.navigation),
  problems: ['content.not-found', 'content.navigation-failed'],
});

export const getFooter = operation({
  id: 'content.get-footer',
  ...routes.getFooter,
  summary: 'The footer: about text, contact details, social links, copyright',
  access: 'public',
  reply: envelope(translatedPages.footer),
  problems: ['content.not-found', 'content.footer-failed'],
});

export const getAboutPage = operation({
  id: 'content.get-about-page',
  ...routes.getAboutPage,
  summary: 'About: hero, text, team and gallery',
  access: 'public',
  reply: envelope(translatedPages.aboutPage),
  problems: ['content.not-found', 'content.about-failed'],
});

/** Additive: terms and privacy are small real pages (ruling 16), and a hotel may add more of their kind. */
export const getTextPage = operation({
  id: 'content.get-text-page',
  ...routes.getTextPage,
  summary: 'A page that is one text: terms or privacy',
  access: 'public',
  params: v.object({ page: v.picklist(textPageNames) }),
  reply: envelope(translated(textPageSchema)),
  problems: ['content.not-found', 'content.failed', 'content.legal-failed'],
});
