import { summariseBooking, spaKind } from '@vestibule/domain/bookings';
import { PaymentMethodDialog } from '@vestibule/ui/payments';
import type { SpaBookingOptions } from '@vestibule/ui/spa';
import { useAuth } from '../../app/use-auth.js';
import { treatmentRequest } from './treatment-request.js';
import { useTreatmentPayment } from './use-treatment-payment.js';

/** 'Select Payment Method' for a treatment; a time that is gone leads back to the times. */
export default function TreatmentPaymentDialog({ treatment, state, onAction }: SpaBookingOptions) {
  const { user } = useAuth();
  const request = treatmentRequest(treatment, state.choice, user);
  const booked = spaKind.toBooked(request, treatment);
  const summary = summariseBooking(booked, spaKind.quote(request, treatment));
  const { pay, ...payment } = useTreatmentPayment({ request, booked, summary, onAction });
  return (
    <PaymentMethodDialog
      open
      onOpenChange={(open) => !open && onAction({ type: 'back' })}
      summary={summary}
      onPay={(method) => void pay(method)}
      {...payment}
    />
  );
}
