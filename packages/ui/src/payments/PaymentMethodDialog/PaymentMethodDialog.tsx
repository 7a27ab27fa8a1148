'use client';
import type { PaymentMethod } from '@vestibule/domain/payments';
import type { BookingSummary } from '@vestibule/domain/bookings';
import { Dialog } from '../../overlays/Dialog/Dialog.js';
import type { DialogElementProps } from '../../overlays/Dialog/DialogWindow.js';
import { useTexts } from '../../theme/texts.js';
import { BookingSummaryLines } from './BookingSummaryLines.js';
import { PaymentChoice, type PaymentRefusal } from './PaymentChoice.js';
import { texts as paymentActionsTexts } from '../payment-actions.texts.js';
import { texts } from './PaymentMethodDialog.texts.js';

export interface PaymentMethodDialogProps extends DialogElementProps {
  /** Whether it shows. */
  open: boolean;
  /** The guest closed it. Not called while the payment page is being opened. */
  onOpenChange: (open: boolean) => void;
  /**
   * The ways to pay that the hotel offers.
   *
   * @default ['usdt', 'visa']
   */
  methods?: ReadonlyArray<PaymentMethod>;
  /** What is being paid for. */
  summary: BookingSummary;
  /** The method whose payment page is being opened: nothing can be chosen meanwhile. */
  busyMethod?: PaymentMethod;
  /** Why the last try failed: what cannot succeed again is disabled, and the ways on are offered. */
  problem?: PaymentRefusal;
  /** The hotel's number, for who has to call. */
  phone?: string;
  /** The right total, when the price changed since the guest saw it: the guest is asked again. */
  changedTotalCents?: number;
  /** The guest accepts the changed total. */
  onAcceptTotal?: () => void;
  /** What a card is charged for US cents, in words, where that is another currency. */
  cardCharge?: (cents: number) => string;
  /** The guest chose how to pay. */
  onPay: (method: PaymentMethod) => void;
}

/** 'Select Payment Method': the booking once more, and the two ways to pay it (spec 2). */
export function PaymentMethodDialog({
  open,
  onOpenChange,
  methods,
  cardCharge,
  summary,
  busyMethod,
  problem,
  phone,
  changedTotalCents,
  onAcceptTotal,
  onPay,
  ...props
}: PaymentMethodDialogProps) {
  const t = useTexts(texts);
  const actions = useTexts(paymentActionsTexts);
  const choose = { text: actions.chooseAgain, onChoose: () => onOpenChange(false) };
  const choice = {
    methods,
    cardCharge,
    problem,
    phone,
    choose,
    changedTotalCents,
    onAcceptTotal,
    onPay,
  };
  const totalCents = changedTotalCents ?? summary.totalCents;
  return (
    <Dialog
      {...props}
      open={open}
      onOpenChange={onOpenChange}
      title={t.title}
      description={t.description}
      busy={busyMethod !== undefined}
      status={busyMethod && actions.opening}
    >
      <BookingSummaryLines summary={summary} totalCents={totalCents} />
      <PaymentChoice {...choice} totalCents={summary.totalCents} busyMethod={busyMethod} />
    </Dialog>
  );
}
