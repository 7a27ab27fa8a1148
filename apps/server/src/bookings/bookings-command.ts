import { bookingMailboxes } from '@vestibule/domain/bookings';
import { paymentStatuses } from '@vestibule/domain/payments';
import { centsToDollars, formatCents } from '@vestibule/domain/money';
import type { BookingRow } from '../payments/store.js';
import { findLatestBookings } from './desk-store.js';
import { readArguments } from '../cli/arguments.js';
import { CommandError, type Command } from '../cli/command.js';
import { LIST_USAGE, listOptions, printList } from '../cli/print-list.js';

/** `pnpm hotel bookings`: the latest bookings. */
export const bookingsCommand: Command = {
  name: 'bookings',
  usage: `[status] ${LIST_USAGE}`,
  summary: 'Lists the latest bookings',
  async run({ services, args, print }) {
    const { values, words } = readArguments(bookingsCommand, {
      args,
      most: 1,
      options: listOptions,
    });
    const [wanted] = words;
    const status = paymentStatuses.find((known) => known === wanted);
    if (wanted && !status) {
      throw new CommandError(`The status is one of ${paymentStatuses.join(', ')}.`);
    }
    printList(print, values, {
      rows: await findLatestBookings(services.db, status),
      fields: {
        booking: ({ id }) => id,
        status: (row) => row.status,
        total: ({ totalCents }) => centsToDollars(totalCents),
        when: whenOf,
        what: whatOf,
        guest: ({ guestName }) => guestName,
        emails: (row) => bookingMailboxes(row).join(', '),
        phone: ({ guestPhone }) => guestPhone,
      },
      shown: {
        line: (row) => [
          row.id,
          row.status.padEnd(9),
          formatCents(row.totalCents).padStart(10),
          whenOf(row).padEnd(10),
          whatOf(row),
          `(${whoOf(row)})`,
        ],
        none: 'There are no bookings.',
      },
    });
  },
};

function whenOf({ checkInDate, serviceDate }: BookingRow): string {
  return checkInDate ?? serviceDate ?? '';
}

function whatOf({ serviceName, orderDescription }: BookingRow): string {
  return serviceName ?? orderDescription;
}

/** How to reach a guest. */
function whoOf(row: BookingRow): string {
  return [
    row.guestName ?? 'no name',
    mailboxesText(row),
    ...(row.guestPhone ? [row.guestPhone] : []),
  ].join(', ');
}

/** As given with the booking, and by the account where that differs. */
export function mailboxesText(row: BookingRow): string {
  const [first = '', copy] = bookingMailboxes(row);
  return copy === undefined ? first : `${first}, account ${copy}`;
}
