import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { noTreatmentChoice, slotsOfDay, type SpaCardState } from '@vestibule/domain/spa';

export const today = SAMPLE_TODAY;

/** A day with a lunch that is taken, and today from ten o'clock on. */
export const someTaken = slotsOfDay({
  date: '2026-12-01',
  minutes: 60,
  taken: new Set(['12:00', '12:30']),
  now: { today, time: '10:00' },
});

export const restOfToday = slotsOfDay({
  date: today,
  minutes: 60,
  taken: new Set(['15:00']),
  now: { today, time: '12:10' },
});

export const noneFree = slotsOfDay({
  date: '2026-11-19',
  minutes: 60,
  taken: new Set(),
  now: { today, time: '12:00' },
});

export const complete = { minutes: 60, date: '2026-12-01', time: '10:30' };

/** A card at one of its steps. */
export function cardAt(
  step: SpaCardState['step'],
  choice: Partial<SpaCardState['choice']> = {},
): SpaCardState {
  return { step, choice: { ...noTreatmentChoice, ...choice } };
}
