import type { HotelEvent, TicketWizardState } from '@vestibule/domain/events';
import { useCallback, useEffect, useRef } from 'react';
import { dropLoginDraft, keepLoginDraft, takeLoginDraft } from '../../app/login-draft.js';
import { useAuth } from '../../app/use-auth.js';

const NAME = 'tickets';

interface TicketDraft {
  eventId: string;
  /** Absent when the guest was asked to log in before choosing anything. */
  state?: TicketWizardState;
}

/** What a guest has chosen is kept when the way leads through the login, and taken up behind it. */
export function useTicketDraft(
  events: readonly HotelEvent[],
  onResume: (event: HotelEvent, state: TicketWizardState | undefined) => void,
) {
  const { status } = useAuth();
  const state = useRef<TicketWizardState>(undefined);
  const resume = useRef(onResume);
  useEffect(() => {
    resume.current = onResume;
  });
  useEffect(() => {
    if (status !== 'signed-in' || events.length === 0) return;
    const draft = takeLoginDraft(NAME) as TicketDraft | undefined;
    const event = events.find(({ _id }) => _id === draft?.eventId);
    if (event) resume.current(event, draft?.state);
  }, [status, events]);
  return {
    onDraftChange: useCallback((next: TicketWizardState) => {
      state.current = next;
    }, []),
    keep: (eventId: string) => keepLoginDraft(NAME, { eventId, state: state.current }),
    keepWish: (eventId: string) => keepLoginDraft(NAME, { eventId }),
    drop: () => dropLoginDraft(NAME),
  };
}
