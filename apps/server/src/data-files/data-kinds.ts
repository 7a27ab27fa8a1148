import { dataKind, type DataKind } from './data-kind.js';
import type { DataKindName } from './kind-names.js';
import { closedNightsKind } from './kinds/closed-nights.js';
import { eventsKind } from './kinds/events.js';
import { hallsKind } from './kinds/halls.js';
import { menuKind } from './kinds/menu.js';
import { pagesKind } from './kinds/pages.js';
import { picturesKind } from './kinds/pictures.js';
import { roomsKind } from './kinds/rooms.js';
import { settingsKind } from './kinds/settings.js';
import { categoriesKind, specialistsKind, treatmentsKind } from './kinds/spa.js';
import { translationsKind } from './kinds/translations.js';
import { wordsKind } from './kinds/words.js';

/** Each kind of the hotel's data, one line each. */
export const dataKinds: Record<DataKindName, DataKind> = {
  pictures: dataKind(picturesKind),
  settings: dataKind(settingsKind),
  pages: dataKind(pagesKind),
  words: dataKind(wordsKind),
  rooms: dataKind(roomsKind),
  categories: dataKind(categoriesKind),
  specialists: dataKind(specialistsKind),
  treatments: dataKind(treatmentsKind),
  events: dataKind(eventsKind),
  halls: dataKind(hallsKind),
  menu: dataKind(menuKind),
  'closed-nights': dataKind(closedNightsKind),
  'translations.ar': dataKind(translationsKind('ar')),
};
