import type { Translation } from '../words/index.js';
import { texts } from './hall-event-types.texts.js';

/** Spec 5, Meeting hall form, in its order; stored as they are. */
export const hallEventTypes = [
  'Business Meeting',
  'Conference',
  'Seminar',
  'Workshop',
  'Training Session',
  'Corporate Event',
  'Other',
] as const;

export type HallEventType = (typeof hallEventTypes)[number];

/** Each type in words. */
export const hallEventTypeLabels = (t: Translation<typeof texts> = texts) =>
  ({
    'Business Meeting': t.businessMeeting,
    Conference: t.conference,
    Seminar: t.seminar,
    Workshop: t.workshop,
    'Training Session': t.trainingSession,
    'Corporate Event': t.corporateEvent,
    Other: t.other,
  }) satisfies Record<HallEventType, string>;

/** A stored type in words; one that is no longer asked for stands as it is. */
export function hallEventTypeText(type: string, t: Translation<typeof texts> = texts): string {
  const known = hallEventTypes.find((each) => each === type);
  return known ? hallEventTypeLabels(t)[known] : type;
}
