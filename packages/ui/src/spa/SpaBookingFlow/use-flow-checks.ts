'use client';
import { paymentsMessages } from '@vestibule/domain/payments';
import { SHORT_TOAST_MS } from '@vestibule/domain/problem';
import {
  canGoOn,
  checkTreatmentBooking,
  spaMessages,
  type SpaCardState,
} from '@vestibule/domain/spa';
import { useState } from 'react';
import { useTexts } from '../../theme/texts.js';
import type { SpaBookingOptions } from './flow-props.js';

/** What each problem of the flow says. */
export function useFlowMessages() {
  return { ...useTexts(spaMessages), ...useTexts(paymentsMessages) };
}

export type FlowProblem = 'payments.login-required' | ReturnType<typeof checkTreatmentBooking>;

/** Next and Book Now: each says what is missing, in the step and as a toast (spec 5; ruling 23). */
export function useFlowChecks({
  treatment,
  state,
  today,
  signedIn,
  onAction,
  onToast,
}: SpaBookingOptions) {
  const messages = useFlowMessages();
  const [found, setFound] = useState<{ code: FlowProblem; at: SpaCardState }>();

  const refuse = (code: NonNullable<FlowProblem>, duration?: number) => {
    setFound({ code, at: state });
    onToast({ type: 'error', text: messages[code], duration });
  };

  return {
    /** Gone as soon as the guest changes anything. */
    problem: found?.at === state ? found.code : undefined,
    next: () => {
      if (canGoOn(state)) onAction({ type: 'next' });
      else refuse('spa.incomplete');
    },
    /** Ruling 33's order: what must be chosen, then the login. */
    book: () => {
      const problem = checkTreatmentBooking(treatment, state.choice, { today });
      if (problem) refuse(problem);
      else if (!signedIn) refuse('payments.login-required', SHORT_TOAST_MS);
      else onAction({ type: 'next' });
    },
  };
}
