import { getAboutPage } from './get-about-page.js';
import { getContent } from './get-content.js';
import { getEventsPage } from './get-events-page.js';
import { getFooter } from './get-footer.js';
import { getHomePage } from './get-home-page.js';
import { getLegalPage } from './get-legal-page.js';
import { getMeetingHallPage } from './get-meeting-hall-page.js';
import { getNavigation } from './get-navigation.js';
import { getRestaurantPage } from './get-restaurant-page.js';
import { getRoomsPage } from './get-rooms-page.js';
import { getSpaPage } from './get-spa-page.js';

export const contentHandlers = [
  getContent,
  getHomePage,
  getRoomsPage,
  getSpaPage,
  getRestaurantPage,
  getEventsPage,
  getMeetingHallPage,
  getNavigation,
  getFooter,
  getAboutPage,
  getLegalPage,
];
