import { useCancelPaymentMutation, useContinuePaymentMutation } from '@vestibule/api/payments';
import type { ApiFailure } from '@vestibule/api/transport';
import { whatIsLeft } from '@vestibule/domain/bookings';
import { LONG_TOAST_MS } from '@vestibule/domain/problem';
import { useEffect, useState } from 'react';
import { useToasts } from '../../app/ToastProvider.js';

/** Going on to pay, or giving up: the same on the return page and in My Bookings. */
export function useUnpaidBooking({ onCancelled }: { onCancelled?: () => void } = {}) {
  const showToast = useToasts();
  const [continuePayment] = useContinuePaymentMutation();
  const [cancelPayment] = useCancelPaymentMutation();
  const [busy, setBusy] = useState<{ id: string; action: 'continue' | 'cancel' }>();

  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    const reset = () => setBusy(undefined);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const fail = (error: unknown) => {
    setBusy(undefined);
    const { message, details } = error as ApiFailure;
    const text = [message, whatIsLeft(details)].filter(Boolean).join(' ');
    setRefusal(text);
    showToast({ type: 'error', text, duration: LONG_TOAST_MS });
  };
  return {
    busy,
    /** What the server said to the last try. */
    refusal,
    onContinue: async (id: string) => {
      setRefusal(undefined);
      setBusy({ id, action: 'continue' });
      const { data, error } = await continuePayment({ id });
      if (data) window.location.assign(data.url);
      else fail(error);
    },
    onCancel: async (id: string) => {
      setRefusal(undefined);
      setBusy({ id, action: 'cancel' });
      const { error } = await cancelPayment(id);
      if (error) return fail(error);
      setBusy(undefined);
      showToast({ type: 'info', text: 'The booking has been cancelled. Nothing was charged.' });
      onCancelled?.();
    },
  };
}
