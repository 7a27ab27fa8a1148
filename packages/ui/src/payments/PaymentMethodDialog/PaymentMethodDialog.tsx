'use client';
import { centsToBaisa, formatBaisa, type PaymentMethod } from '@vestibule/domain/payments';
import type { BookingSummary } from '@vestibule/domain/bookings';
import { formatCents } from '@vestibule/domain/money';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import { Button } from '../../actions/Button/Button.js';
import { Dialog } from '../../overlays/Dialog/Dialog.js';
import { BookingSummaryLines } from './BookingSummaryLines.js';
import { MethodButton } from './MethodButton.js';
import { Alert, Methods } from './PaymentMethodDialog.styles.js';

export interface PaymentMethodDialogProps {
  /** Whether it shows. */
  open: boolean;
  /** The guest closed it. Not called while the payment page is being opened. */
  onOpenChange: (open: boolean) => void;
  /** What is being paid for. */
  summary: BookingSummary;
  /** The method whose payment page is being opened: nothing can be chosen meanwhile. */
  busyMethod?: PaymentMethod;
  /** Why the last try failed, in the words of the error catalogue. */
  error?: string;
  /** The right total, when the price changed since the guest saw it: the guest is asked again. */
  changedTotalCents?: number;
  /** The guest accepts the changed total. */
  onAcceptTotal?: () => void;
  /** The guest chose how to pay. */
  onPay: (method: PaymentMethod) => void;
}

/** 'Select Payment Method': the booking once more, and the two ways to pay it (spec 2). */
export function PaymentMethodDialog({
  open,
  onOpenChange,
  summary,
  busyMethod,
  error,
  changedTotalCents,
  onAcceptTotal,
  onPay,
}: PaymentMethodDialogProps) {
  const totalCents = changedTotalCents ?? summary.totalCents;
  const asking = changedTotalCents !== undefined;
  const common = { busyMethod, disabled: asking, onPay };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !busyMethod && onOpenChange(next)}
      title="Select Payment Method"
      description="You pay on the provider’s own page, and come back here afterwards."
      size="small"
      busy={busyMethod !== undefined}
    >
      <BookingSummaryLines summary={summary} totalCents={totalCents} />
      {asking && (
        <Alert role="alert" data-question="">
          <p>
            The price has changed since you saw it. The total is now {formatCents(totalCents)}{' '}
            instead of {formatCents(summary.totalCents)}.
          </p>
          <Button size="small" onClick={onAcceptTotal}>
            Go on with {formatCents(totalCents)}
          </Button>
        </Alert>
      )}
      {error && <Alert role="alert">{error}</Alert>}
      <Methods>
        <legend>Pay with</legend>
        <MethodButton
          method="usdt"
          icon={<Wallet aria-hidden="true" />}
          note={`${formatCents(totalCents)}, in cryptocurrency`}
          {...common}
        />
        <MethodButton
          method="visa"
          icon={<CreditCard aria-hidden="true" />}
          note={`Charged in rials: ${formatBaisa(centsToBaisa(totalCents))}`}
          {...common}
        />
      </Methods>
    </Dialog>
  );
}
