import type { HotelEvent, TicketWizardState } from '@vestibule/domain/events';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { dropLoginDraft, keepLoginDraft, takeLoginDraft } from '../../app/login-draft.js';

const NAME = 'tickets';

interface TicketDraft {
  eventId: string;
  state: TicketWizardState;
}

/**
 * What a guest has chosen is kept while the dialog is open, and taken up after a reload and behind the
 * login (rulings 37 and 40). Who comes by a link begins anew.
 */
export function useTicketDraft(
  events: readonly HotelEvent[],
  onResume: (event: HotelEvent, state: TicketWizardState) => void,
) {
  const byLink = useNavigationType() === NavigationType.Push;
  const resume = useRef<typeof onResume>(undefined);
  const looked = useRef(false);
  useEffect(() => {
    resume.current = onResume;
  });
  useEffect(() => {
    if (looked.current || events.length === 0) return;
    looked.current = true;
    const draft = takeLoginDraft(NAME) as TicketDraft | undefined;
    const event = events.find(({ _id }) => _id === draft?.eventId);
    if (draft && event && !byLink) resume.current?.(event, draft.state);
  }, [events, byLink]);
}

export function keepTicketDraft(draft: TicketDraft): void {
  keepLoginDraft(NAME, draft);
}

export function dropTicketDraft(): void {
  dropLoginDraft(NAME);
}
