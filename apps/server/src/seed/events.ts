import { addDays } from '@vestibule/domain/calendar';
import { events } from '../events/tables.js';
import { saveWords } from '../translations/store.js';
import { eventWords } from './arabic/events.js';
import { eventRecords } from './event-records.js';
import type { Seed } from './seed.js';

/** Ten events to come and three that the list leaves out: past, unpublished, inactive. */
export const eventsSeed: Seed = {
  name: 'events',
  async seed(tx, today) {
    await tx
      .insert(events)
      .values(
        eventRecords.map(({ inDays, ...event }) => ({ ...event, date: addDays(today, inDays) })),
      );
    await saveWords(tx, 'events', 'ar', eventWords);
  },
};
