import { hallTimesText } from '@vestibule/domain/halls';
import { readArguments } from '../cli/arguments.js';
import type { Command } from '../cli/command.js';
import { LIST_USAGE, listOptions, printList } from '../cli/print-list.js';
import { findHallRequests } from './store.js';

const MOST = 100;

/** `pnpm hotel requests`: the meeting halls that were asked for, the newest first. */
export const requestsCommand: Command = {
  name: 'requests',
  usage: LIST_USAGE,
  summary: 'Meeting halls asked for, the newest first',
  async run({ services, args, print }) {
    const { values } = readArguments(requestsCommand, { args, most: 0, options: listOptions });
    const rows = await findHallRequests(services.db, MOST);
    printList(print, values, {
      rows: rows.map(({ request, hallName }) => ({
        hallName,
        created: request.createdAt.toISOString(),
        ...request.bookingData.clientInfo,
        ...request.bookingData.eventDetails,
      })),
      fields: {
        created: ({ created }) => created,
        hall: ({ hallName }) => hallName,
        date: ({ eventDate }) => eventDate,
        times: hallTimesText,
        people: ({ expectedAttendees }) => expectedAttendees,
        event: ({ eventType }) => eventType,
        name: ({ fullName }) => fullName,
        company: ({ company }) => company,
        phone: ({ phone }) => phone,
        email: ({ email }) => email,
        requirements: ({ specialRequirements }) => specialRequirements,
      },
      shown: {
        line: (row) => [
          row.created.slice(0, 16),
          row.hallName,
          [row.eventDate, hallTimesText(row)].join(' ').trim(),
          `${row.expectedAttendees} people`,
          row.eventType,
          row.fullName,
          row.phone,
          row.email,
        ],
        none: 'Nobody has asked for a meeting hall yet.',
      },
    });
  },
};
