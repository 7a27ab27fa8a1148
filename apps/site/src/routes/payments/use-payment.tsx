import type { ApiFailure } from '@vestibule/api/transport';
import type { PaymentMethod } from '@vestibule/domain/payments';
import type { PaymentRefusal } from '@vestibule/ui/payments';
import { useIdleFetch } from '@vestibule/ui/code';
import { useState, type ReactNode } from 'react';
import { lateDialog } from '../../app/late-dialog.js';
import { useHotelContact } from '../../app/hotel.js';
import type { PayableOrder } from './payable-order.js';
import { changedTotalOf, useHandOff } from './use-hand-off.js';
import { useOfferedMethods } from './use-offered-methods.js';

const loadDialog = () => import('./payment-method-dialog.js');
const [PaymentMethodDialog, fetchDialog] = lateDialog(loadDialog, 'payments/payment-method-dialog');

/** What the server said to the last try. */
interface Refusal {
  refusal?: PaymentRefusal;
  changedTotalCents?: number;
}

interface PaymentOptions {
  /** The server would not take the booking: the dialog closes, and the page shows why. */
  onRefused?: (failure: ApiFailure) => void;
  /** The guest closed the dialog without paying. */
  onClosed?: () => void;
  /** The order is taken, and the browser leaves for the provider's page. */
  onLeave?: () => void;
}

interface Payment {
  /** Opens 'Select Payment Method' for an order. */
  open: (order: PayableOrder) => void;
  /** Closes it, as the guest does. */
  close: () => void;
  /** To be rendered by the page. */
  dialog: ReactNode;
}

/** Everything between a checked booking and the provider's page, for any page that sells. */
export function usePayment({ onRefused, onClosed, onLeave }: PaymentOptions = {}): Payment {
  useIdleFetch(fetchDialog);
  const [order, setOrder] = useState<PayableOrder>();
  const [opened, setOpened] = useState(false);
  const [totalCents, setTotalCents] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>({});
  const close = () => {
    setOpened(false);
    onClosed?.();
  };
  // The page says that the booking is unpaid; a dialog over it would ask to book it again.
  const { busyMethod, start } = useHandOff(() => opened && close());
  const methods = useOfferedMethods();
  const { phone } = useHotelContact();

  const pay = async (method: PaymentMethod) => {
    if (!order) return;
    setRefusal({});
    const failure = await start(method, order, totalCents);
    if (!failure) return onLeave?.();
    const changed = changedTotalOf(failure);
    if (changed !== undefined) setRefusal({ changedTotalCents: changed });
    else if (onRefused && isRefusalOfBooking(failure)) {
      setOpened(false);
      onRefused(failure);
    } else setRefusal({ refusal: failure });
  };
  const accept = () => {
    setTotalCents(refusal.changedTotalCents ?? totalCents);
    setRefusal({});
  };

  const dialog = order && (
    <PaymentMethodDialog
      open={opened}
      onOpenChange={(next) => (next ? setOpened(true) : close())}
      summary={{ ...order.summary, totalCents }}
      methods={methods}
      phone={phone}
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
  return { open, close, dialog };
}

/** About what is booked rather than about paying: the form beside it is the place. */
function isRefusalOfBooking({ code }: ApiFailure): boolean {
  return code !== undefined && /^(rooms|spa|events)\./.test(code);
}
