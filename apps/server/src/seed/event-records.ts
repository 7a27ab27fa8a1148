import { comingWeeks } from './events/coming-weeks.js';
import type { EventRecord } from './events/event-record.js';
import { laterOn } from './events/later-on.js';
import { notListed } from './events/not-listed.js';

export const eventRecords: EventRecord[] = [...comingWeeks, ...laterOn, ...notListed];
