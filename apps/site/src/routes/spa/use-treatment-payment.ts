import { useStartPaymentMutation } from '@vestibule/api/payments';
import type { ApiFailure } from '@vestibule/api/transport';
import {
  composeOrderDescription,
  type BookedService,
  type BookingSummary,
  type SpaBookingRequest,
} from '@vestibule/domain/bookings';
import { centsToDollars, dollarsToCents } from '@vestibule/domain/money';
import type { PaymentMethod } from '@vestibule/domain/payments';
import type { SpaCardAction } from '@vestibule/domain/spa';
import { useState } from 'react';
import { shownFailure } from '../../app/failure.js';
import { useToasts } from '../../app/ToastProvider.js';
import { useAuth } from '../../app/use-auth.js';

interface TreatmentOrder {
  request: SpaBookingRequest;
  booked: Omit<BookedService, 'lines'>;
  summary: BookingSummary;
  onAction: (action: SpaCardAction) => void;
}

const FAILED_TOAST_MS = 5000;

/** Asks for the payment page and sends the browser there, or says why not (spec 4, Payment). */
export function useTreatmentPayment({ request, booked, summary, onAction }: TreatmentOrder) {
  const [start] = useStartPaymentMutation();
  const showToast = useToasts();
  const userId = useAuth().user?._id ?? '';
  const [busyMethod, setBusyMethod] = useState<PaymentMethod>();
  const [error, setError] = useState<string>();
  const [totalCents, setTotalCents] = useState(summary.totalCents);
  const [changedTotalCents, setChangedTotalCents] = useState<number>();

  const refuse = (failure: ApiFailure | undefined) => {
    const { code, details, message = '' } = failure ?? {};
    if (code === 'spa.slot-taken' || code === 'spa.slot-past') {
      showToast({ type: 'error', text: message });
      onAction({ type: 'slot-lost', problem: code, freeSlots: texts(details?.['freeSlots']) });
    } else if (code === 'payments.price-changed' && typeof details?.['total'] === 'number') {
      setChangedTotalCents(dollarsToCents(details['total']));
    } else {
      setError(message);
      showToast({ type: 'error', text: message, duration: FAILED_TOAST_MS });
    }
    setBusyMethod(undefined);
  };

  return {
    busyMethod,
    error,
    changedTotalCents,
    onAcceptTotal: () => {
      if (changedTotalCents !== undefined) setTotalCents(changedTotalCents);
      setChangedTotalCents(undefined);
    },
    pay: async (method: PaymentMethod) => {
      setBusyMethod(method);
      setError(undefined);
      const { data, error: failure } = await start({
        method,
        userId,
        amount: centsToDollars(totalCents),
        orderId: String(Date.now()),
        orderDescription: composeOrderDescription(booked),
        booking: request,
      });
      if (data) window.location.assign(data.url);
      else refuse(shownFailure(failure));
    },
  };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
