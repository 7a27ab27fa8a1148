import { useContinuePaymentMutation } from '@vestibule/api/payments';
import type { ApiFailure } from '@vestibule/api/transport';
import { whatIsLeft, whatIsLeftTexts } from '@vestibule/domain/bookings';
import { LONG_TOAST_MS } from '@vestibule/domain/problem';
import { centsToDollars } from '@vestibule/domain/money';
import { isToasted } from '@vestibule/ui/payments';
import { useLocale, useTexts } from '@vestibule/ui/theme';
import { useEffect, useState } from 'react';
import { useToasts } from '../../app/ToastProvider.js';
import { changedTotalOf } from '../payments/use-hand-off.js';

/** What the server said to the last try, and to which payment. */
interface Refused {
  id: string;
  problem: string;
  code: ApiFailure['code'];
  /** The right total of a price that changed: going on once more accepts it (ruling 4). */
  changedTotal?: number;
}

/** Going on to pay an unpaid booking, wherever it is found again. */
export function useContinuePayment() {
  const t = useTexts(whatIsLeftTexts);
  const { locale } = useLocale();
  const showToast = useToasts();
  const [continuePayment] = useContinuePaymentMutation();
  const [busyId, setBusyId] = useState<string>();
  const [refused, setRefused] = useState<Refused>();

  useEffect(() => {
    const reset = () => setBusyId(undefined);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const fail = (id: string, failure: ApiFailure) => {
    setBusyId(undefined);
    const problem = [failure.message, whatIsLeft(failure, t, locale)].filter(Boolean).join(' ');
    const cents = changedTotalOf(failure);
    const changedTotal = cents === undefined ? undefined : centsToDollars(cents);
    setRefused({ id, problem, code: failure.code, changedTotal });
    if (!isToasted(failure.code)) return;
    showToast({ type: 'error', text: problem, duration: LONG_TOAST_MS });
  };
  return {
    /** The payment whose page is being opened. */
    busyId,
    refused,
    onContinue: async (id: string) => {
      const amount = refused?.id === id ? refused.changedTotal : undefined;
      setRefused(undefined);
      setBusyId(id);
      const { data, error } = await continuePayment({ id, amount });
      if (data) window.location.assign(data.url);
      else fail(id, error as ApiFailure);
    },
  };
}
