import { isDay } from '@vestibule/domain/calendar';
import { centsToDollars, formatCents } from '@vestibule/domain/money';
import { nightsOf } from '@vestibule/domain/rooms';
import { readArguments } from '../cli/arguments.js';
import { CommandError, type Command } from '../cli/command.js';
import { LIST_USAGE, listOptions, printList } from '../cli/print-list.js';
import { findPaidStays } from './desk-store.js';

/** `pnpm hotel arrivals`: whose paid stay begins on a day. */
export const arrivalsCommand = staysCommand({
  name: 'arrivals',
  summary: 'Who arrives today, or on a day',
  day: 'checkInDate',
  none: (day) => `Nobody arrives on ${day}.`,
});

/** `pnpm hotel departures`: whose paid stay ends on a day. */
export const departuresCommand = staysCommand({
  name: 'departures',
  summary: 'Who departs today, or on a day',
  day: 'checkOutDate',
  none: (day) => `Nobody departs on ${day}.`,
});

interface StaysCommand extends Pick<Command, 'name' | 'summary'> {
  day: 'checkInDate' | 'checkOutDate';
  none: (day: string) => string;
}

function staysCommand({ name, summary, day: column, none }: StaysCommand): Command {
  const usage = `[day] ${LIST_USAGE}`;
  return {
    name,
    usage,
    summary,
    async run({ services, args, print }) {
      const given = readArguments({ name, usage }, { args, most: 1, options: listOptions });
      const [day = services.today()] = given.words;
      if (!isDay(day)) throw new CommandError('Give the day as YYYY-MM-DD.');
      const rows = await findPaidStays(services.db, column, day);
      printList(print, given.values, {
        rows: rows.map(({ booking, paidCents }) => ({
          ...booking,
          nights: countOf(booking),
          paidCents,
        })),
        fields: {
          booking: ({ id }) => id,
          guest: ({ guestName }) => guestName,
          phone: ({ guestPhone }) => guestPhone,
          room: ({ serviceName }) => serviceName,
          nights: ({ nights }) => nights,
          guests: ({ guests }) => guests,
          paid: ({ paidCents }) => centsToDollars(paidCents),
        },
        shown: {
          line: (row) => [
            row.id,
            row.guestName || 'no name',
            row.guestPhone || 'no phone',
            row.serviceName ?? '',
            `nights: ${row.nights}`,
            `guests: ${row.guests ?? ''}`,
            `paid: ${formatCents(row.paidCents)}`,
          ],
          none: none(day),
        },
      });
    },
  };
}

function countOf({
  checkInDate,
  checkOutDate,
}: Record<StaysCommand['day'], string | null>): number {
  return nightsOf({ checkIn: checkInDate ?? '', checkOut: checkOutDate ?? '' });
}
