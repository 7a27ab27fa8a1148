import { useCancelPaymentMutation, useContinuePaymentMutation } from '@vestibule/api/payments';
import type { ApiFailure } from '@vestibule/api/transport';
import { whatIsLeft } from '@vestibule/domain/bookings';
import { LONG_TOAST_MS } from '@vestibule/domain/problem';
import { centsToDollars } from '@vestibule/domain/money';
import { cancelledText } from '@vestibule/domain/payments';
import { useEffect, useState } from 'react';
import { useToasts } from '../../app/ToastProvider.js';
import { changedTotalOf } from '../payments/use-hand-off.js';

/** Going on to pay, or giving up: the same on the return page and in My Bookings. */
export function useUnpaidBooking({ onCancelled }: { onCancelled?: () => void } = {}) {
  const showToast = useToasts();
  const [continuePayment] = useContinuePaymentMutation();
  const [cancelPayment] = useCancelPaymentMutation();
  const [busy, setBusy] = useState<{ id: string; action: 'continue' | 'cancel' }>();

  const [refusal, setRefusal] = useState<string>();
  const [changed, setChanged] = useState<{ id: string; total: number }>();

  useEffect(() => {
    const reset = () => setBusy(undefined);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const fail = (id: string, error: unknown) => {
    setBusy(undefined);
    const failure = error as ApiFailure;
    const { message, details } = failure;
    const cents = changedTotalOf(failure);
    setChanged(cents === undefined ? undefined : { id, total: centsToDollars(cents) });
    const text = [message, whatIsLeft(details)].filter(Boolean).join(' ');
    setRefusal(text);
    showToast({ type: 'error', text, duration: LONG_TOAST_MS });
  };
  return {
    busy,
    /** What the server said to the last try. */
    refusal,
    /** The right total of a price that changed: going on once more accepts it (ruling 4). */
    changedTotal: changed?.total,
    onContinue: async (id: string) => {
      setRefusal(undefined);
      setBusy({ id, action: 'continue' });
      const amount = changed?.id === id ? changed.total : undefined;
      const { data, error } = await continuePayment({ id, amount });
      if (data) window.location.assign(data.url);
      else fail(id, error);
    },
    onCancel: async (id: string) => {
      setRefusal(undefined);
      setBusy({ id, action: 'cancel' });
      const { data, error } = await cancelPayment(id);
      if (!data) return fail(id, error);
      setBusy(undefined);
      showToast({ type: 'info', text: cancelledText(data) });
      onCancelled?.();
    },
  };
}
