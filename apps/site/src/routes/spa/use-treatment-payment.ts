import type { SpaCardAction, SpaCardState, Treatment } from '@vestibule/domain/spa';
import { useAuth } from '../../app/use-auth.js';
import { dropFlowDraft } from '../../app/flow-draft.js';
import { usePayment } from '../payments/use-payment.js';
import { treatmentRefusal } from './treatment-refusal.js';
import { treatmentRequest } from './treatment-request.js';

/** The last of the card's steps, the payment dialog (spec 4): it opens when Confirm Booking goes on. */
export function useTreatmentPayment(
  flow: string,
  treatment: Treatment,
  state: SpaCardState,
  dispatch: (action: SpaCardAction) => void,
) {
  const { user } = useAuth();
  const payment = usePayment({
    isStep: true,
    onRefused: (failure) => dispatch(treatmentRefusal(failure)),
    onClosed: () => dispatch({ type: 'back' }),
    onLeave: () => dropFlowDraft(flow),
  });
  return {
    dialog: payment.dialog,
    close: payment.close,
    onAction: (action: SpaCardAction) => {
      dispatch(action);
      if (action.type !== 'next' || state.step !== 'confirm') return;
      const booking = treatmentRequest(treatment, state.choice, user);
      payment.open({ type: 'spa', booking, service: treatment });
    },
  };
}
