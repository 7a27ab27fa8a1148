import {
  isLoginRequired,
  useListPaymentsQuery,
  useStartPaymentMutation,
} from '@vestibule/api/payments';
import type { ApiFailure } from '@vestibule/api/transport';
import { confirmedSame, type BookingRequest } from '@vestibule/domain/bookings';
import { centsToDollars, dollarsToCents } from '@vestibule/domain/money';
import { paymentsMessages, type PaymentMethod } from '@vestibule/domain/payments';
import { failureTexts, LONG_TOAST_MS } from '@vestibule/domain/problem';
import { isToasted } from '@vestibule/ui/payments';
import { useTexts } from '@vestibule/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { noAnswerLine, shownFailure } from '../../app/failure.js';
import { useAskToLogin } from '../../app/login-state.js';
import { useToasts } from '../../app/ToastProvider.js';
import { useAuth } from '../../app/use-auth.js';
import type { PayableOrder } from './payable-order.js';

/**
 * Asks the server for the provider's page, and leaves for it. `onBack`: the guest is back on this page
 * as it was left.
 */
export function useHandOff(onBack: () => void) {
  const messages = useTexts(paymentsMessages);
  const failures = useTexts(failureTexts);
  const { user } = useAuth();
  const showToast = useToasts();
  const askToLogin = useAskToLogin();
  const [startPayment] = useStartPaymentMutation();
  const paidElsewhere = usePaidElsewhere();
  const [busyMethod, setBusyMethod] = useState<PaymentMethod>();
  const toasts = useRef<(() => void)[]>([]);

  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setBusyMethod(undefined);
      back.current();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const start = async (
    method: PaymentMethod,
    { orderId, orderDescription, booking }: Omit<PayableOrder, 'summary'>,
    totalCents: number,
  ): Promise<ApiFailure | undefined> => {
    // A visitor may look at everything; paying asks for a sign-in (ruling 37).
    if (!user) {
      const code = 'payments.login-required';
      const message = messages[code];
      askToLogin(message);
      return { code, message };
    }
    setBusyMethod(method);
    // Each attempt shows its own result.
    for (const withdraw of toasts.current.splice(0)) withdraw();
    const found = booking && (await paidElsewhere(booking));
    if (found?.isPaid) {
      setBusyMethod(undefined);
      const code = 'payments.already-paid';
      return { code, message: messages[code] };
    }
    // A session that has ended is not asked twice.
    const { data, error } = isLoginRequired(shownFailure(found?.error, failures))
      ? { error: found?.error }
      : await startPayment({
          method,
          userId: user._id,
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
    const failure = shownFailure(error, failures);
    if (failure && isLoginRequired(failure)) askToLogin(failure.message);
    else if (failure && isToasted(failure.code)) {
      const { message: text } = failure;
      toasts.current.push(showToast({ type: 'error', text, duration: LONG_TOAST_MS }));
    }
    const text = noAnswerLine(error, failures);
    if (text) toasts.current.push(showToast({ type: 'warning', text, duration: LONG_TOAST_MS }));
    return failure;
  };
  return { busyMethod, start };
}

/**
 * Whether the guest has paid for the same since this page was opened, for example in another tab. Each such
 * booking is reported once; who asks again wants it once more.
 */
function usePaidElsewhere() {
  const { user } = useAuth();
  const { data, refetch } = useListPaymentsQuery(user?._id ?? '', { skip: !user });
  const [known, setKnown] = useState(data);
  if (data && !known) setKnown(data);
  return async (booking: BookingRequest) => {
    // What cannot be asked keeps nobody from paying.
    const { data: now = [], error } = await refetch();
    const reported = confirmedSame(booking, known ?? now);
    const isPaid = confirmedSame(booking, now).some((id) => !reported.includes(id));
    if (isPaid) setKnown(now);
    return { isPaid, error };
  };
}

/** The right total of a 409, in cents. */
export function changedTotalOf({ code, details }: ApiFailure): number | undefined {
  return code === 'payments.price-changed' && details ? dollarsToCents(details.total) : undefined;
}
