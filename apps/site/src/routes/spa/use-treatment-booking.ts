import { useListSlotsQuery } from '@vestibule/api/spa';
import { failureTexts } from '@vestibule/domain/problem';
import {
  furthestSpaStep,
  initialSpaCard,
  spaCard,
  spaSteps,
  type Treatment,
} from '@vestibule/domain/spa';
import type { SpaBookingOptions } from '@vestibule/ui/spa';
import { useTexts } from '@vestibule/ui/theme';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useReducer, type ReactNode } from 'react';
import { shownFailure } from '../../app/failure.js';
import { withReturn } from '../../app/login-state.js';
import { usePageAddress } from '../../app/page-query.js';
import { useStepHistory } from '../../app/step-history.js';
import { useToasts } from '../../app/ToastProvider.js';
import { useToday } from '../../app/today.js';
import { useAuth } from '../../app/use-auth.js';
import { useTreatmentDraft } from './use-treatment-draft.js';
import { useTreatmentPayment } from './use-treatment-payment.js';

interface TreatmentBooking {
  /** For the card or the panel. */
  booking: SpaBookingOptions;
  /** To be rendered beside it. */
  dialog: ReactNode;
}

/** One treatment's steps: what is chosen, the times of the chosen day, who is signed in. */
export function useTreatmentBooking(treatment: Treatment): TreatmentBooking {
  const [state, dispatch] = useReducer(spaCard, initialSpaCard);
  const flow = `spa:${treatment._id}`;
  const { dialog, close, onAction } = useTreatmentPayment(flow, treatment, state, dispatch);
  useTreatmentDraft(flow, state, dispatch);
  useStepHistory({
    flow,
    step: spaSteps.indexOf(state.step),
    furthest: () =>
      state === initialSpaCard ? 0 : spaSteps.indexOf(furthestSpaStep(state.choice)),
    onStep: (step) => {
      if (state.step === 'payment') close();
      dispatch({ type: 'go-to', step: spaSteps[step] ?? 'none' });
    },
  });
  const { minutes, date } = state.choice;
  const choosing = state.step === 'datetime' && date !== '' && minutes !== undefined;
  const slots = useListSlotsQuery(choosing ? { id: treatment._id, date, minutes } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const here = usePageAddress();
  const failures = useTexts(failureTexts);
  const booking: SpaBookingOptions = {
    treatment,
    state,
    onAction,
    today: useToday(),
    times: {
      slots: slots.currentData,
      problem: slots.isError ? shownFailure(slots.error, failures)?.message : undefined,
      onRetry: () => void slots.refetch(),
    },
    signedIn: useAuth().status === 'signed-in',
    loginHref: withReturn('login', here),
    onToast: useToasts(),
  };
  return { booking, dialog };
}
