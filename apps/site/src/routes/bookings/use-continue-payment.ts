import { useContinuePaymentMutation } from '@vestibule/api/payments';
import type { ApiFailure } from '@vestibule/api/transport';
import { whatIsLeft } from '@vestibule/domain/bookings';
import { LONG_TOAST_MS } from '@vestibule/domain/problem';
import { centsToDollars } from '@vestibule/domain/money';
import { useEffect, useState } from 'react';
import { useToasts } from '../../app/ToastProvider.js';
import { changedTotalOf } from '../payments/use-hand-off.js';

/** Going on to pay an unpaid booking, wherever it is found again. */
export function useContinuePayment() {
  const showToast = useToasts();
  const [continuePayment] = useContinuePaymentMutation();
  const [busyId, setBusyId] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [changed, setChanged] = useState<{ id: string; total: number }>();

  useEffect(() => {
    const reset = () => setBusyId(undefined);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const fail = (id: string, failure: ApiFailure) => {
    setBusyId(undefined);
    const cents = changedTotalOf(failure);
    setChanged(cents === undefined ? undefined : { id, total: centsToDollars(cents) });
    const text = [failure.message, whatIsLeft(failure.details)].filter(Boolean).join(' ');
    setRefusal(text);
    showToast({ type: 'error', text, duration: LONG_TOAST_MS });
  };
  return {
    /** The payment whose page is being opened. */
    busyId,
    /** What the server said to the last try. */
    refusal,
    /** The right total of a price that changed: going on once more accepts it (ruling 4). */
    changedTotal: changed?.total,
    onContinue: async (id: string) => {
      setRefusal(undefined);
      setBusyId(id);
      const amount = changed?.id === id ? changed.total : undefined;
      const { data, error } = await continuePayment({ id, amount });
      if (data) window.location.assign(data.url);
      else fail(id, error as ApiFailure);
    },
  };
}
