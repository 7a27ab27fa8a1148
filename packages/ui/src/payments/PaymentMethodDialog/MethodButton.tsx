'use client';
import {
  paymentMethodLabels,
  paymentMethodTexts,
  type PaymentMethod,
} from '@vestibule/domain/payments';
import type { ReactNode } from 'react';
import { useTexts } from '../../theme/texts.js';
import { Method } from './PaymentMethodDialog.styles.js';
import { texts as paymentActionsTexts } from '../payment-actions.texts.js';

export interface MethodButtonProps {
  /** The way to pay. */
  method: PaymentMethod;
  /** Decorative. */
  icon: ReactNode;
  /** What it costs this way. */
  note: string;
  /** The method whose page is being opened. */
  busyMethod?: PaymentMethod;
  /** Something else must be answered first. */
  disabled: boolean;
  /** It was chosen. */
  onPay: (method: PaymentMethod) => void;
}

/** One way to pay; pressing it opens the provider's page. */
export function MethodButton(props: MethodButtonProps) {
  const { opening } = useTexts(paymentActionsTexts);
  const labels = paymentMethodLabels(useTexts(paymentMethodTexts));
  const { method, icon, note, busyMethod, disabled, onPay } = props;
  const waiting = busyMethod !== undefined;
  const busy = busyMethod === method;
  return (
    <Method
      type="button"
      disabled={disabled}
      aria-disabled={waiting || undefined}
      aria-busy={busy || undefined}
      data-busy={busy ? '' : undefined}
      onClick={() => {
        if (!waiting) onPay(method);
      }}
    >
      {icon}
      <span>
        <b>{labels[method]}</b>
        <small>{busy ? opening : note}</small>
      </span>
    </Method>
  );
}
