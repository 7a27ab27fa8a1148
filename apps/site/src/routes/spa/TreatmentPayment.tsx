import type { SpaBookingOptions } from '@vestibule/ui/spa';
import { lazy, Suspense } from 'react';

const Dialog = lazy(() => import('./TreatmentPaymentDialog.js'));

/** The payment dialog, loaded when a guest comes to pay. */
export function TreatmentPayment(booking: SpaBookingOptions) {
  if (booking.state.step !== 'payment') return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...booking} />
    </Suspense>
  );
}
