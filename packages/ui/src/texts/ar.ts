import type { Override } from '@vestibule/domain/words';
import { languageFacts, languagePack, overridesOf } from '@vestibule/domain/words';
import * as account from './ar/account.js';
import * as bookings from './ar/bookings.js';
import * as calendar from './ar/calendar.js';
import * as contact from './ar/contact.js';
import * as content from './ar/content.js';
import * as events from './ar/events.js';
import * as feedback from './ar/feedback.js';
import * as forms from './ar/forms.js';
import * as halls from './ar/halls.js';
import * as layout from './ar/layout.js';
import * as media from './ar/media.js';
import * as navigation from './ar/navigation.js';
import * as news from './ar/news.js';
import * as newsletter from './ar/newsletter.js';
import * as overlays from './ar/overlays.js';
import * as payments from './ar/payments.js';
import * as problem from './ar/problem.js';
import * as restaurant from './ar/restaurant.js';
import * as rooms from './ar/rooms.js';
import * as settings from './ar/settings.js';
import * as spa from './ar/spa.js';
import * as text from './ar/text.js';

/** Every word of the library in Arabic, where a hotel adds its own to them. */
export const arabicOverrides: readonly Override[] = [
  account,
  bookings,
  calendar,
  contact,
  content,
  events,
  feedback,
  forms,
  halls,
  layout,
  media,
  navigation,
  news,
  newsletter,
  overlays,
  payments,
  problem,
  restaurant,
  rooms,
  settings,
  spa,
  text,
].flatMap(overridesOf);

/** Every word of the library in Arabic, for the `texts` of the provider. */
export const arabicPack = languagePack(languageFacts.ar.locale, ...arabicOverrides);
