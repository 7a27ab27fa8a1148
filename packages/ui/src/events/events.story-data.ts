import { buildEvents } from '@vestibule/domain/events/builders';

/** Six events of the demonstration hotel, for stories. */
export const storyEvents = buildEvents().slice(0, 6);
