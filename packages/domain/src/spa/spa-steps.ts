import type { Translation } from '../words/index.js';
import { noTreatmentChoice, type TreatmentChoice } from './book-treatment.js';
import type { SpaProblem } from './problems.js';
import { texts } from './spa-steps.texts.js';

/** The card's steps (spec 4): none, duration, datetime, confirm, payment dialog. */
export const spaSteps = ['none', 'duration', 'datetime', 'confirm', 'payment'] as const;
export type SpaStep = (typeof spaSteps)[number];

/** Those that are in the card; the payment has a dialog of its own. */
export const spaCardSteps = ['duration', 'datetime', 'confirm'] as const;
export type SpaCardStep = (typeof spaCardSteps)[number];

export const spaStepTitles = (t: Translation<typeof texts> = texts) =>
  ({
    duration: t.chooseDuration,
    datetime: t.chooseDateAndTime,
    confirm: t.confirmBooking,
  }) satisfies Record<SpaCardStep, string>;

/** At the field that is missing. */
// @__NO_SIDE_EFFECTS__
export const spaMissing = (t: Translation<typeof texts> = texts) => ({
  duration: t.durationMissing,
  date: t.dateMissing,
  time: t.timeMissing,
});
export const spaMissingMessages = spaMissing();

/** The time that went to somebody else, or went by, and what is free around it. */
export interface LostSlot {
  problem: Extract<SpaProblem, 'spa.slot-taken' | 'spa.slot-past'>;
  time: string;
  freeSlots: readonly string[];
}

export interface SpaCardState {
  step: SpaStep;
  choice: TreatmentChoice;
  /** Until another time is chosen. */
  lost?: LostSlot;
}

export type SpaCardAction =
  | { type: 'begin' }
  /** After a reload, and back from the login: as it was left (nothing chosen is lost on the way). */
  | { type: 'resume'; draft: Pick<SpaCardState, 'step' | 'choice'> }
  | { type: 'choose'; choice: Partial<TreatmentChoice> }
  | { type: 'next' }
  | { type: 'back' }
  /** The browser's Back or Forward: as far as the choice allows. `none` closes, and forgets nothing. */
  | { type: 'go-to'; step: SpaStep }
  /** Close, or a payment that succeeded: the card is as before. */
  | { type: 'reset' }
  /** A payment that failed closes the dialog and keeps what was chosen (spec 4). */
  | { type: 'payment-failed' }
  /** Somebody else was faster: the time is asked again. */
  | ({ type: 'slot-lost' } & Omit<LostSlot, 'time'>);

export const initialSpaCard: SpaCardState = { step: 'none', choice: noTreatmentChoice };

/** Next is gated: the duration step needs a duration, the next one a date and a time (spec 5, Spa). */
export function canGoOn({ step, choice }: SpaCardState): boolean {
  if (step === 'duration') return choice.minutes !== undefined;
  if (step === 'datetime') return missingWhen(choice) === undefined;
  return step === 'confirm';
}

/** What the date and time step still lacks; the time is asked once there is a date (spec 5, Spa). */
export function missingWhen({ date, time }: TreatmentChoice): 'date' | 'time' | undefined {
  if (date === '') return 'date';
  return time === '' ? 'time' : undefined;
}

/** The last step before the payment that a choice allows: each needs what is asked before it. */
export function furthestSpaStep(choice: TreatmentChoice): SpaStep {
  const waiting = (['duration', 'datetime'] as const).find((step) => !canGoOn({ step, choice }));
  return waiting ?? 'confirm';
}

export function spaCard(state: SpaCardState, action: SpaCardAction): SpaCardState {
  switch (action.type) {
    case 'begin':
      return { step: 'duration', choice: noTreatmentChoice };
    case 'resume':
      return spaCard({ ...action.draft }, { type: 'go-to', step: action.draft.step });
    case 'choose':
      return { step: state.step, choice: chosen(state.choice, action.choice) };
    case 'next':
      return canGoOn(state) ? { ...state, step: stepBeside(state.step, 1) } : state;
    case 'back':
      return { ...state, step: stepBeside(state.step, -1) };
    case 'go-to':
      return { ...state, step: earlier(action.step, furthestSpaStep(state.choice)) };
    case 'payment-failed':
      return state.step === 'payment' ? { ...state, step: 'confirm' } : state;
    case 'slot-lost':
      return {
        step: 'datetime',
        choice: { ...state.choice, time: '' },
        lost: {
          problem: action.problem,
          time: state.choice.time,
          freeSlots: action.freeSlots,
        },
      };
    case 'reset':
      return initialSpaCard;
  }
}

/** Another day or another length has other free times, so the time is asked again. */
function chosen(choice: TreatmentChoice, change: Partial<TreatmentChoice>): TreatmentChoice {
  const moved =
    (change.date !== undefined && change.date !== choice.date) ||
    (change.minutes !== undefined && change.minutes !== choice.minutes);
  return { ...choice, ...(moved ? { time: '' } : {}), ...change };
}

function earlier(one: SpaStep, other: SpaStep): SpaStep {
  return spaSteps.indexOf(one) < spaSteps.indexOf(other) ? one : other;
}

function stepBeside(step: SpaStep, by: 1 | -1): SpaStep {
  return spaSteps[spaSteps.indexOf(step) + by] ?? step;
}
