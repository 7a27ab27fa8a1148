import { isDemonstration } from '@vestibule/domain/content';
import { brand } from '@vestibule/site/brand';
import type { StoredPages } from '../content/clean-page.js';
import { savePages } from '../content/store.js';
import { saveWords } from '../translations/store.js';
import { pageWords } from './arabic/content.js';
import { aboutPage } from './content/about.js';
import { footer, navigation } from './content/frame.js';
import { homePage } from './content/home.js';
import { textPages } from './content/text-pages.js';
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
  ...textPages,
};

/** Another brand's name and contact stand in its footer: it has what the brand says, not a record. */
function own<T extends { footer: object }>(byPage: T): Omit<T, 'footer'> {
  const { footer: _demonstration, ...others } = byPage;
  return isDemonstration(brand) ? byPage : others;
}

export const contentSeed: Seed = {
  name: 'content',
  async seed(tx) {
    await savePages(tx, own(pages));
    await saveWords(tx, 'content_pages', 'ar', own(pageWords));
  },
};
