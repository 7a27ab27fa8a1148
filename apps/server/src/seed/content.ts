import type { StoredPages } from '../content/clean-page.js';
import { savePages } from '../content/store.js';
import { saveWords } from '../translations/store.js';
import { pageWords } from './arabic/content.js';
import { aboutPage } from './content/about.js';
import { footer, navigation } from './content/frame.js';
import { homePage } from './content/home.js';
import { legalPages } from './content/legal.js';
import { eventsPage, meetingHallPage, roomsPage, spaPage } from './content/lists.js';
import { restaurantPage } from './content/restaurant.js';
import type { Seed } from './seed.js';

const pages: StoredPages = {
  homePage,
  roomsPage,
  spaPage,
  eventsPage,
  meetingHallPage,
  restaurantPage,
  navigation,
  footer,
  aboutPage,
  ...legalPages,
};

export const contentSeed: Seed = {
  name: 'content',
  async seed(tx) {
    await savePages(tx, pages);
    await saveWords(tx, 'content_pages', 'ar', pageWords);
  },
};
