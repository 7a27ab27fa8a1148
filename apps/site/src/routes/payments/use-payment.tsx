import { useStartPaymentMutation } from '@vestibule/api/payments';
import type { ApiFailure } from '@vestibule/api/transport';
import { centsToDollars, dollarsToCents } from '@vestibule/domain/money';
import { paymentsMessages, type PaymentMethod } from '@vestibule/domain/payments';
import { PaymentMethodDialog } from '@vestibule/ui/payments';
import { useEffect, useState, type ReactNode } from 'react';
import { useToasts } from '../../app/ToastProvider.js';
import { useAuth } from '../../app/use-auth.js';
import type { PayableOrder } from './payable-order.js';

const ERROR_TOAST_MS = 5000;

/** What the server said to the last try. */
interface Refusal {
  error?: string;
  changedTotalCents?: number;
}

interface PaymentOptions {
  /** The server would not take the booking: the dialog closes, and the page shows why. */
  onRefused?: (failure: ApiFailure) => void;
  /** The guest closed the dialog without paying. */
  onClosed?: () => void;
}

interface Payment {
  /** Opens 'Select Payment Method' for an order. */
  open: (order: PayableOrder) => void;
  /** To be rendered by the page. */
  dialog: ReactNode;
}

/** Everything between a checked booking and the provider's page, for any page that sells. */
export function usePayment({ onRefused, onClosed }: PaymentOptions = {}): Payment {
  const [order, setOrder] = useState<PayableOrder>();
  const [opened, setOpened] = useState(false);
  const [totalCents, setTotalCents] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>({});
  const { busyMethod, start } = useHandOff();

  const pay = async (method: PaymentMethod) => {
    if (!order) return;
    setRefusal({});
    const failure = await start(method, order, totalCents);
    if (!failure) return;
    const changed = changedTotalOf(failure);
    if (changed !== undefined) setRefusal({ changedTotalCents: changed });
    else if (onRefused && isRefusalOfBooking(failure)) {
      setOpened(false);
      onRefused(failure);
    } else setRefusal({ error: failure.message });
  };
  const accept = () => {
    setTotalCents(refusal.changedTotalCents ?? totalCents);
    setRefusal({});
  };

  const dialog = order && (
    <PaymentMethodDialog
      open={opened}
      onOpenChange={(next) => {
        setOpened(next);
        if (!next) onClosed?.();
      }}
      summary={{ ...order.summary, totalCents }}
      busyMethod={busyMethod}
      {...refusal}
      onAcceptTotal={accept}
      onPay={(method) => void pay(method)}
    />
  );
  const open = (next: PayableOrder) => {
    setOrder(next);
    setTotalCents(next.summary.totalCents);
    setRefusal({});
    setOpened(true);
  };
  return { open, dialog };
}

/** Asks the server for the provider's page, and leaves for it. */
function useHandOff() {
  const { user } = useAuth();
  const showToast = useToasts();
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
    { orderId, orderDescription, booking }: PayableOrder,
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
    const failure = asFailure(error);
    if (failure.code !== 'payments.price-changed') {
      showToast({ type: 'error', text: failure.message, duration: ERROR_TOAST_MS });
    }
    return failure;
  };
  return { busyMethod, start };
}

function asFailure(error: unknown): ApiFailure {
  const known = typeof error === 'object' && error !== null && 'status' in error;
  return known || hasCode(error)
    ? (error as ApiFailure)
    : { message: paymentsMessages['payments.provider-unreachable'] };
}

function hasCode(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error;
}

/** The right total of a 409, in cents. */
function changedTotalOf({ code, details }: ApiFailure): number | undefined {
  const total = details?.['total'];
  return code === 'payments.price-changed' && typeof total === 'number'
    ? dollarsToCents(total)
    : undefined;
}

/** About what is booked rather than about paying: the form beside it is the place. */
function isRefusalOfBooking({ code }: ApiFailure): boolean {
  return code !== undefined && /^(rooms|spa|events)\./.test(code);
}
