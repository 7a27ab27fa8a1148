import { useStartPaymentMutation } from '@vestibule/api/payments';
import type { ApiFailure } from '@vestibule/api/transport';
import { centsToDollars, dollarsToCents } from '@vestibule/domain/money';
import type { PaymentMethod } from '@vestibule/domain/payments';
import { LONG_TOAST_MS } from '@vestibule/domain/problem';
import { useEffect, useState } from 'react';
import { shownFailure } from '../../app/failure.js';
import { useAskToLogin } from '../../app/login-state.js';
import { useToasts } from '../../app/ToastProvider.js';
import { useAuth } from '../../app/use-auth.js';
import type { PayableOrder } from './payable-order.js';

/** Asks the server for the provider's page, and leaves for it. */
export function useHandOff() {
  const { user } = useAuth();
  const showToast = useToasts();
  const askToLogin = useAskToLogin();
  const [startPayment] = useStartPaymentMutation();
  const [busyMethod, setBusyMethod] = useState<PaymentMethod>();

  // Back from the provider may show this page as it was left: ready for another choice.
  useEffect(() => {
    const reset = () => setBusyMethod(undefined);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const start = async (
    method: PaymentMethod,
    { orderId, orderDescription, booking }: Omit<PayableOrder, 'summary'>,
    totalCents: number,
  ): Promise<ApiFailure | undefined> => {
    setBusyMethod(method);
    const { data, error } = await startPayment({
      method,
      userId: user?._id ?? '',
      amount: centsToDollars(totalCents),
      orderId,
      orderDescription,
      booking,
    });
    if (data) {
      window.location.assign(data.url);
      return undefined;
    }
    setBusyMethod(undefined);
    const failure = shownFailure(error);
    if (failure?.code === 'payments.login-required') askToLogin(failure.message);
    else if (failure && failure.code !== 'payments.price-changed') {
      showToast({ type: 'error', text: failure.message, duration: LONG_TOAST_MS });
    }
    return failure;
  };
  return { busyMethod, start };
}

/** The right total of a 409, in cents. */
export function changedTotalOf({ code, details }: ApiFailure): number | undefined {
  const total = details?.['total'];
  return code === 'payments.price-changed' && typeof total === 'number'
    ? dollarsToCents(total)
    : undefined;
}
