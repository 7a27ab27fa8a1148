'use client';
import {
  canGoNext,
  openTicketWizard,
  spotsLeft,
  ticketWizard,
  type HotelEvent,
  type TicketGuest,
  type TicketStep,
  type TicketWizardAction,
  type TicketWizardState,
} from '@vestibule/domain/events';
import { useEffect, useReducer, useState } from 'react';
import type { TicketRefusal } from '../PaymentStep/PaymentStep.js';

interface WizardOptions {
  open: boolean;
  step?: TicketStep;
  event: HotelEvent;
  guest?: Partial<TicketGuest>;
  draft?: TicketWizardState;
  onDraftChange?: (draft: TicketWizardState) => void;
  problem?: TicketRefusal;
}

/** The wizard's state, reset to step 1 with empty data whenever the dialog opens (spec 4). */
export function useTicketWizard(options: WizardOptions) {
  const { open, step, event, guest, draft, onDraftChange, problem } = options;
  const spots = Math.min(spotsLeft(event), problem?.spotsLeft ?? Infinity);
  const [state, dispatch] = useReducer(
    (current: TicketWizardState, action: TicketWizardAction) =>
      ticketWizard(current, action, spots),
    openTicketWizard(guest, draft),
  );
  const [answered, setAnswered] = useState<TicketRefusal>();
  const [acceptedCents, setAcceptedCents] = useState<number>();
  const [asked, setAsked] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      dispatch({ type: 'open', guest, draft });
      setAnswered(problem);
      setAcceptedCents(undefined);
      setAsked(false);
    }
  }
  const [askedStep, setAskedStep] = useState(step);
  if (step !== askedStep) {
    setAskedStep(step);
    if (step !== undefined && step !== state.step) dispatch({ type: 'go-to', step });
  }
  useEffect(() => {
    onDraftChange?.(state);
  }, [state, onDraftChange]);
  return {
    state,
    spots,
    acceptedCents,
    /** A field of the guest is missing or wrong: Next was pressed, or a way to pay. */
    asked,
    /** The last refusal, until the guest has done something about it. */
    problem: problem === answered ? undefined : problem,
    change: (action: TicketWizardAction) => {
      dispatch(action);
      setAnswered(problem);
      setAcceptedCents(undefined);
      if (action.type === 'next') setAsked(state.step === 4 && !canGoNext(state, spots));
      if (action.type === 'ask-guest') setAsked(true);
    },
    acceptTotal: () => {
      setAnswered(problem);
      setAcceptedCents(problem?.changedTotalCents);
    },
  };
}
