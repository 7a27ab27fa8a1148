'use client';
import { bookingStatusTone, paymentStatusTone } from '@vestibule/domain/bookings';
import type { PaymentStatus } from '@vestibule/domain/payments';
import { Badge, type BadgeProps } from '../../feedback/Badge/Badge.js';
import { useStatusNames } from './use-status-names.js';

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'children'> {
  /** Its status. */
  status: PaymentStatus;
  /** What it is the status of: an expired payment is danger, an expired booking is not. */
  of?: 'booking' | 'payment';
}

/** The status of a booking or a payment, in its colour. */
export function StatusBadge({ status, of = 'booking', ...props }: StatusBadgeProps) {
  const names = useStatusNames();
  const tone = of === 'payment' ? paymentStatusTone(status) : bookingStatusTone(status);
  return (
    <Badge tone={tone} data-status={status} {...props}>
      {names[status]}
    </Badge>
  );
}
