import { useListSlotsQuery } from '@vestibule/api/spa';
import { initialSpaCard, spaCard, type Treatment } from '@vestibule/domain/spa';
import type { SpaBookingOptions } from '@vestibule/ui/spa';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { shownFailure } from '../../app/failure.js';
import { useToasts } from '../../app/ToastProvider.js';
import { useToday } from '../../app/TodayProvider.js';
import { useAuth } from '../../app/use-auth.js';

/** One treatment's steps: what is chosen, the times of the chosen day, who is signed in. */
export function useTreatmentBooking(treatment: Treatment): SpaBookingOptions {
  const [state, onAction] = useReducer(spaCard, initialSpaCard);
  const { minutes, date } = state.choice;
  const choosing = state.step === 'datetime' && date !== '' && minutes !== undefined;
  const slots = useListSlotsQuery(choosing ? { id: treatment._id, date, minutes } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const { pathname, search } = useLocation();
  return {
    treatment,
    state,
    onAction,
    today: useToday(),
    times: {
      slots: slots.currentData,
      error: slots.isError ? shownFailure(slots.error)?.message : undefined,
      onRetry: () => void slots.refetch(),
    },
    signedIn: useAuth().status === 'signed-in',
    loginHref: `/login?${new URLSearchParams({ returnTo: pathname + search }).toString()}`,
    onToast: useToasts(),
  };
}
