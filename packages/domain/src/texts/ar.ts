import type { Override } from '../words/index.js';
import { overridesOf } from '../words/index.js';
import * as account from './ar/account.js';
import * as bookings from './ar/bookings.js';
import * as calendar from './ar/calendar.js';
import * as contact from './ar/contact.js';
import * as content from './ar/content.js';
import * as events from './ar/events.js';
import * as halls from './ar/halls.js';
import * as news from './ar/news.js';
import * as newsletter from './ar/newsletter.js';
import * as payments from './ar/payments.js';
import * as problem from './ar/problem.js';
import * as restaurant from './ar/restaurant.js';
import * as rooms from './ar/rooms.js';
import * as settings from './ar/settings.js';
import * as spa from './ar/spa.js';
import * as text from './ar/text.js';

/** The words of the rules in Arabic. */
export const arabicOverrides: readonly Override[] = [
  account,
  bookings,
  calendar,
  contact,
  content,
  events,
  halls,
  news,
  newsletter,
  payments,
  problem,
  restaurant,
  rooms,
  settings,
  spa,
  text,
].flatMap(overridesOf);
