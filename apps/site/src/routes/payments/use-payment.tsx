import type { ApiFailure } from '@vestibule/api/transport';
import { useIdleFetch } from '@vestibule/ui/code';
import { useState, type ReactNode } from 'react';
import { lateDialog } from '../../app/late-dialog.js';
import type { OrderToPay } from './payable-order.js';

const loadFlow = () => import('./payment-flow.js');
const [PaymentFlow, fetchFlow] = lateDialog(loadFlow, 'payments/payment-flow');

interface PaymentOptions {
  /** The steps before it have entries of the history, and it has one too: Back is theirs to follow. */
  isStep?: boolean;
  /** The server would not take the booking: the dialog closes, and the page shows why. */
  onRefused?: (failure: ApiFailure) => void;
  /** The guest closed the dialog without paying. */
  onClosed?: () => void;
  /** The order is taken, and the browser leaves for the provider's page. */
  onLeave?: () => void;
}

interface Payment {
  /** Opens 'Select Payment Method' for an order. */
  open: (order: OrderToPay) => void;
  /** Closes it, as the guest does. */
  close: () => void;
  /** To be rendered by the page. */
  dialog: ReactNode;
}

/** Everything between a checked booking and the provider's page, for any page that sells. */
export function usePayment({ isStep, onRefused, onClosed, onLeave }: PaymentOptions = {}): Payment {
  useIdleFetch(fetchFlow);
  const [opening, setOpening] = useState<{ number: number; order: OrderToPay }>();
  const [opened, setOpened] = useState(false);
  const close = () => {
    setOpened(false);
    onClosed?.();
  };
  const refuse = (failure: ApiFailure) => {
    setOpened(false);
    onRefused?.(failure);
  };
  const dialog = opening && (
    <PaymentFlow
      key={opening.number}
      open={opened}
      onOpenChange={(next) => (next ? setOpened(true) : close())}
      order={opening.order}
      isStep={isStep}
      onRefused={onRefused && refuse}
      onLeave={onLeave}
    />
  );
  const open = (order: OrderToPay) => {
    setOpening({ number: (opening?.number ?? 0) + 1, order });
    setOpened(true);
  };
  return { open, close, dialog };
}
