import type { HotelEvent, TicketWizardState } from '@vestibule/domain/events';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { dropFlowDraft, keepFlowDraft, takeFlowDraft, TICKETS } from '../../app/flow-draft.js';
import { stepOfEntry } from '../../app/step-history.js';

/** What was chosen for which event. */
export interface KeptTickets {
  event: HotelEvent;
  state: TicketWizardState;
}

export interface TicketDraft {
  eventId: string;
  state: TicketWizardState;
  /** The guest went Back from the first step: Forward opens the dialog again. */
  closed: boolean;
}

/**
 * What a guest has chosen is kept while the dialog is open, and taken up after a reload and behind the
 * login (rulings 37 and 40). A guest who follows a link starts without one. `onFound` is told the step
 * at which the dialog shall be open, 0 for none.
 */
export function useTicketDraft(
  events: readonly HotelEvent[],
  onFound: (tickets: KeptTickets, step: number) => void,
) {
  const byLink = useNavigationType() === NavigationType.Push;
  const looked = useRef(false);
  const look = useEffectEvent(() => {
    looked.current = true;
    const draft = takeFlowDraft(TICKETS) as TicketDraft | undefined;
    const event = events.find(({ _id }) => _id === draft?.eventId);
    if (!draft || !event || byLink) return;
    const { state, closed } = draft;
    const step = stepOfEntry(TICKETS) || (closed ? 0 : state.step);
    keepTicketDraft({ event, state }, step === 0);
    onFound({ event, state }, step);
  });
  useEffect(() => {
    if (!looked.current && events.length > 0) look();
  }, [events]);
}

/** `closed`: by going Back from the first step. */
export function keepTicketDraft({ event, state }: KeptTickets, closed = false): void {
  keepFlowDraft(TICKETS, { eventId: event._id, state, closed } satisfies TicketDraft);
}

export function dropTicketDraft(): void {
  dropFlowDraft(TICKETS);
}
