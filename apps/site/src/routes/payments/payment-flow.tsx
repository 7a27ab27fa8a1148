import type { ApiFailure } from '@vestibule/api/transport';
import type { PaymentMethod } from '@vestibule/domain/payments';
import { PaymentMethodDialog, type PaymentRefusal } from '@vestibule/ui/payments';
import { useState } from 'react';
import { useClosedByBack } from '../../app/closed-by-back.js';
import { useHotelContact } from '../../app/hotel.js';
import { useToday } from '../../app/today.js';
import { payableOrder, type OrderToPay } from './payable-order.js';
import { useCardCharge } from './use-card-charge.js';
import { changedTotalOf, useHandOff } from './use-hand-off.js';
import { useOfferedMethods } from './use-offered-methods.js';
import { useSummaryWords } from './use-summary-words.js';

interface PaymentFlowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is to be paid; read once, when the dialog opens first. */
  order: OrderToPay;
  /** The steps before it have entries of the history, and it has one too. */
  isStep?: boolean;
  /** The server would not take the booking: the page shows why. */
  onRefused?: (failure: ApiFailure) => void;
  /** The order is taken, and the browser leaves for the provider's page. */
  onLeave?: () => void;
}

/** What the server said to the last try. */
interface Refusal {
  problem?: PaymentRefusal;
  changedTotalCents?: number;
}

/** One order from 'Select Payment Method' to the provider's page. */
export default function PaymentFlow({ open, onOpenChange, ...props }: PaymentFlowProps) {
  const { order: orderToPay, isStep, onRefused, onLeave } = props;
  const today = useToday();
  const words = useSummaryWords();
  const [order] = useState(() => payableOrder(orderToPay, { today, words }));
  const [totalCents, setTotalCents] = useState(order.summary.totalCents);
  const [refusal, setRefusal] = useState<Refusal>({});
  // The page says that the booking is unpaid; a dialog over it would ask to book it again.
  const { busyMethod, start } = useHandOff(() => open && onOpenChange(false));
  // While the order is on its way the dialog stays, as it does for Escape.
  useClosedByBack('payment', open && !isStep, () => {
    if (!busyMethod) onOpenChange(false);
  });
  const methods = useOfferedMethods();
  const { phone } = useHotelContact();

  const pay = async (method: PaymentMethod) => {
    setRefusal({});
    const failure = await start(method, order, totalCents);
    if (!failure) return onLeave?.();
    const changed = changedTotalOf(failure);
    if (changed !== undefined) setRefusal({ changedTotalCents: changed });
    else if (onRefused && isRefusalOfBooking(failure)) onRefused(failure);
    else setRefusal({ problem: failure });
  };
  const accept = () => {
    setTotalCents(refusal.changedTotalCents ?? totalCents);
    setRefusal({});
  };

  return (
    <PaymentMethodDialog
      open={open}
      onOpenChange={onOpenChange}
      summary={{ ...order.summary, totalCents }}
      methods={methods}
      cardCharge={useCardCharge()}
      phone={phone}
      busyMethod={busyMethod}
      {...refusal}
      onAcceptTotal={accept}
      onPay={(method) => void pay(method)}
    />
  );
}

/** About what is booked rather than about paying: the form beside it is the place. */
function isRefusalOfBooking({ code }: ApiFailure): boolean {
  return code !== undefined && /^(rooms|spa|events)\./.test(code);
}
