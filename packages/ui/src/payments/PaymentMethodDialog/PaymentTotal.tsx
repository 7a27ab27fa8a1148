'use client';
import { formatCents } from '@vestibule/domain/money';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { Total } from './PaymentMethodDialog.styles.js';
import { texts } from './PaymentMethodDialog.texts.js';

export interface PaymentTotalProps {
  /** What is added up; 'Total' by default. */
  label?: string;
  /** What is to be paid, in cents. */
  cents: number;
}

/** What is to be paid, between two rules. */
export function PaymentTotal({ label, cents }: PaymentTotalProps) {
  const { locale } = useLocale();
  const t = useTexts(texts);
  return (
    <Total>
      {label ?? t.total} <strong>{formatCents(cents, locale)}</strong>
    </Total>
  );
}
