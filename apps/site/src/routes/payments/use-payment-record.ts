import { useCheckPaymentMutation } from '@vestibule/api/payments';
import type { ApiFailure } from '@vestibule/api/transport';
import { isOpen, PAYMENT_CHECK_PAUSE_MS, type PaymentRecord } from '@vestibule/domain/payments';
import { useCallback, useEffect, useState } from 'react';

const LATER_MS = 10_000;
const SOON_TRIES = 20;

interface Asked {
  record?: PaymentRecord;
  failure?: ApiFailure;
  /** How often the server has answered. */
  tries: number;
}

/** Asks the server how a payment stands until it is decided; the page may be closed meanwhile. */
export function usePaymentRecord(
  id: string,
  providerPaymentId: string | undefined,
  enabled: boolean,
) {
  const [check] = useCheckPaymentMutation();
  const [asked, setAsked] = useState<Asked>({ tries: 0 });

  /** Whether there is nothing more to wait for. */
  const ask = useCallback(async (): Promise<boolean> => {
    const { data, error } = await check({ id, providerPaymentId });
    const failure = error as ApiFailure | undefined;
    setAsked(({ record, tries }) => ({ record: data ?? record, failure, tries: tries + 1 }));
    return data ? !isOpen(data.status) : failure?.status === 404;
  }, [check, id, providerPaymentId]);

  useEffect(() => {
    if (!enabled || !id) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const askUntilSettled = async (tries: number) => {
      const settled = await ask();
      if (settled || gone) return;
      timer = setTimeout(() => void askUntilSettled(tries + 1), pauseAfter(tries));
    };
    void askUntilSettled(1);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [ask, id, enabled]);

  return { ...asked, askAgain: () => void ask() };
}

function pauseAfter(tries: number): number {
  return tries < SOON_TRIES ? PAYMENT_CHECK_PAUSE_MS : LATER_MS;
}
