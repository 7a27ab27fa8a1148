import { hallTimesText } from '@vestibule/domain/halls';
import { authorOf, byOption, readArguments } from '../cli/arguments.js';
import { CommandError, type Command, type CommandContext } from '../cli/command.js';
import { LIST_USAGE, listOptions, printList } from '../cli/print-list.js';
import { closeHallRequest, findHallRequests } from './store.js';

const MOST = 100;

const CLOSE = 'close <request> [--note <text>] [--by <name>]';

/** `pnpm hotel requests`: the meeting halls that were asked for and that the desk has not closed. */
export const requestsCommand: Command = {
  name: 'requests',
  usage: `${LIST_USAGE} [--all] | ${CLOSE}`,
  summary: 'Meeting halls asked for, the newest first; closes what is dealt with',
  run: (context) => (context.args[0] === 'close' ? close(context) : list(context)),
};

async function close({ services, args, print }: CommandContext): Promise<void> {
  const options = { note: { type: 'string' }, ...byOption } as const;
  const { values, words } = readArguments(requestsCommand, { args, most: 2, options });
  const [, id] = words;
  if (!id) throw new CommandError('Give the request: requests close ID');
  const by = authorOf(values);
  const note = values.note?.trim() || undefined;
  const closed = await closeHallRequest(services.db, id, { by, note, at: services.now() });
  if (closed === undefined) throw new CommandError(`There is no request ${id}.`);
  if (!closed) throw new CommandError(`${id} is closed already.`);
  print(`Closed: ${id}, noted by ${by}.`);
}

async function list({ services, args, print }: CommandContext): Promise<void> {
  const options = { ...listOptions, all: { type: 'boolean' } } as const;
  const { values } = readArguments(requestsCommand, { args, most: 0, options });
  const rows = await findHallRequests(services.db, { most: MOST, all: values.all });
  printList(print, values, {
    rows: rows.map(({ request, hallName }) => ({
      id: request.id,
      hallName,
      created: request.createdAt.toISOString(),
      ...request.bookingData.clientInfo,
      ...request.bookingData.eventDetails,
    })),
    fields: {
      request: ({ id }) => id,
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
        row.id,
        row.created.slice(0, 16),
        row.hallName,
        [row.eventDate, hallTimesText(row)].join(' ').trim(),
        `${row.expectedAttendees} people`,
        row.eventType,
        row.fullName,
        row.phone,
        row.email,
      ],
      none: values.all
        ? 'Nobody has asked for a meeting hall yet.'
        : 'No request for a meeting hall is open.',
    },
  });
}
