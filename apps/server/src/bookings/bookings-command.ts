import { bookingMailboxes } from '@vestibule/domain/bookings';
import { paymentStatuses } from '@vestibule/domain/payments';
import { formatCents } from '@vestibule/domain/money';
import type { BookingRow } from '../payments/store.js';
import { findLatestBookings } from './desk-store.js';
import { CommandError, type Command } from '../cli/command.js';

/** `pnpm hotel bookings [status]`: the latest bookings. */
export const bookingsCommand: Command = {
  name: 'bookings',
  usage: '[status]',
  summary: 'Lists the latest bookings',
  async run({ services, args: [wanted], print }) {
    const status = paymentStatuses.find((known) => known === wanted);
    if (wanted && !status) {
      throw new CommandError(`The status is one of ${paymentStatuses.join(', ')}.`);
    }
    const rows = await findLatestBookings(services.db, status);
    if (rows.length === 0) print('There are no bookings.');
    for (const row of rows) {
      const when = row.checkInDate ?? row.serviceDate ?? '';
      print(
        [
          row.id,
          row.status.padEnd(9),
          formatCents(row.totalCents).padStart(10),
          when.padEnd(10),
          row.serviceName ?? row.orderDescription,
          `(${whoOf(row)})`,
        ].join('  '),
      );
    }
  },
};

/** How to reach a guest: as given with the booking, and by the account where that differs. */
function whoOf(row: BookingRow): string {
  const [first, copy] = bookingMailboxes(row);
  return [
    row.guestName ?? 'no name',
    first ?? '',
    ...(copy === undefined ? [] : [`account ${copy}`]),
    ...(row.guestPhone ? [row.guestPhone] : []),
  ].join(', ');
}
