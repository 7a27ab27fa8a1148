import type { ApiFailure } from '@vestibule/api/transport';
import { PAYMENT_CHECK_PAUSE_MS } from '@vestibule/domain/payments';
import { useEffect, useEffectEvent, useState } from 'react';

const LATER_MS = 10_000;
/** After this many answers without a word from the provider, the guest may act. */
const SOON_TRIES = 20;

interface Asked<Answer> {
  answer?: Answer;
  failure?: ApiFailure;
  /** How often the server has answered. */
  tries: number;
}

interface PaymentQuestion<Answer> {
  ask: () => Promise<{ data?: Answer; error?: unknown }>;
  /** Whether more may still be heard. */
  isOpen: (answer: Answer) => boolean;
}

/** Asks the server how a payment stands until it is decided; the page may be closed meanwhile. */
export function usePaymentAnswer<Answer>({ ask, isOpen }: PaymentQuestion<Answer>) {
  const [asked, setAsked] = useState<Asked<Answer>>({ tries: 0 });

  /** Whether there is nothing more to wait for. */
  const askOnce = async (): Promise<boolean> => {
    const { data, error } = await ask();
    const failure = error as ApiFailure | undefined;
    setAsked(({ answer, tries }) => ({ answer: data ?? answer, failure, tries: tries + 1 }));
    return data === undefined ? failure?.status === 404 : !isOpen(data);
  };
  const onTime = useEffectEvent(askOnce);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const askUntilSettled = async (tries: number) => {
      const settled = await onTime();
      if (settled || gone) return;
      timer = setTimeout(() => void askUntilSettled(tries + 1), pauseAfter(tries));
    };
    void askUntilSettled(1);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);

  const patient = asked.tries < SOON_TRIES;
  return { ...asked, patient, askAgain: () => void askOnce() };
}

function pauseAfter(tries: number): number {
  return tries < SOON_TRIES ? PAYMENT_CHECK_PAUSE_MS : LATER_MS;
}
