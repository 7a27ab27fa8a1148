import { formatCents } from '@vestibule/domain/money';
import { Total } from './PaymentMethodDialog.styles.js';

export interface PaymentTotalProps {
  /** What is added up. */
  label?: string;
  /** What is to be paid, in cents. */
  cents: number;
}

/** What is to be paid, between two rules. */
export function PaymentTotal({ label = 'Total', cents }: PaymentTotalProps) {
  return (
    <Total>
      {label} <strong>{formatCents(cents)}</strong>
    </Total>
  );
}
