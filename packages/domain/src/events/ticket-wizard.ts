import { MAX_OPTION_QUANTITY } from './check-ticket-order.js';
import type { Quantities, TicketOrder } from './quote-tickets.js';
import { missingTicketGuestFields, noTicketGuest, type TicketGuest } from './ticket-guest.js';

/** The six steps, in their order (spec 2, Events); `ticketSteps` names them. */
export type TicketStep = 1 | 2 | 3 | 4 | 5 | 6;
export const LAST_TICKET_STEP = 6;

export interface TicketWizardState extends TicketOrder {
  step: TicketStep;
  guest: TicketGuest;
}

export type OptionKind = 'extras' | 'addons';

export type TicketWizardAction =
  | { type: 'open'; guest?: Partial<TicketGuest>; draft?: TicketWizardState }
  | { type: 'next' }
  | { type: 'back' }
  /** The browser's Back or Forward: as far as what was entered allows. */
  | { type: 'go-to'; step: TicketStep }
  | { type: 'set-tickets'; tickets: number }
  | { type: 'set-option'; kind: OptionKind; id: string; quantity: number }
  | { type: 'set-guest'; guest: Partial<TicketGuest> }
  | { type: 'take-what-is-left' }
  | { type: 'choose-again' }
  | { type: 'ask-guest' };

/**
 * Step 1 with empty data: what the dialog shows whenever it opens (spec 4). Back from the login it opens
 * as it was left.
 */
export function openTicketWizard(
  guest: Partial<TicketGuest> = {},
  draft?: TicketWizardState,
): TicketWizardState {
  if (draft) return draft;
  return { step: 1, tickets: 1, extras: {}, addons: {}, guest: { ...noTicketGuest, ...guest } };
}

/** The dialog's state after an action; `spots` are the places left for this event. */
export function ticketWizard(
  state: TicketWizardState,
  action: TicketWizardAction,
  spots: number,
): TicketWizardState {
  switch (action.type) {
    case 'open':
      return openTicketWizard(action.guest, action.draft);
    case 'next':
      return canGoNext(state, spots) ? { ...state, step: stepAfter[state.step] } : state;
    case 'back':
      return { ...state, step: stepBefore[state.step] };
    case 'go-to':
      return { ...state, step: earlier(action.step, furthestTicketStep(state, spots)) };
    case 'set-tickets':
      return { ...state, tickets: withinSpots(action.tickets, spots) };
    case 'set-option':
      return { ...state, [action.kind]: withQuantity(state[action.kind], action) };
    case 'set-guest':
      return { ...state, guest: { ...state.guest, ...action.guest } };
    case 'take-what-is-left':
      return { ...state, tickets: withinSpots(state.tickets, spots), step: spots > 0 ? 5 : 1 };
    case 'choose-again':
      return { ...state, step: 1 };
    case 'ask-guest':
      return { ...state, step: 4 };
  }
}

/** Next is disabled unless the step is valid, and absent on step 6 (spec 4). */
export function canGoNext(state: TicketWizardState, spots: number): boolean {
  if (state.step === 1) return state.tickets >= 1 && state.tickets <= spots;
  if (state.step === 4) return missingTicketGuestFields(state.guest).length === 0;
  return state.step < LAST_TICKET_STEP;
}

/** The last step that what was entered allows: each needs the ones before it to be valid. */
export function furthestTicketStep(state: TicketWizardState, spots: number): TicketStep {
  const waiting = ([1, 4] as const).find((step) => !canGoNext({ ...state, step }, spots));
  return waiting ?? LAST_TICKET_STEP;
}

function earlier(one: TicketStep, other: TicketStep): TicketStep {
  return one < other ? one : other;
}

const stepAfter = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const;
const stepBefore = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5 } as const;

function withQuantity(
  quantities: Quantities,
  { id, quantity }: { id: string; quantity: number },
): Quantities {
  return { ...quantities, [id]: clamp(quantity, 0, MAX_OPTION_QUANTITY) };
}

/** Tickets range from 1 to the spots left (spec 5). */
function withinSpots(tickets: number, spots: number): number {
  return clamp(tickets, 1, Math.max(1, spots));
}

function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.trunc(value))) : least;
}
