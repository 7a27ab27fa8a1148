import { createSecretToken } from '../account/secret-token.js';
import { authorOf, byOption, readArguments } from '../cli/arguments.js';
import { CommandError, type Command, type CommandContext } from '../cli/command.js';
import { LIST_USAGE, listOptions, printList } from '../cli/print-list.js';
import { locks, takeAdvisoryLock } from '../database/advisory-lock.js';
import type { Transaction } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import { keepDeskChange } from '../desk/keep-change.js';
import { CalendarError } from './calendar-error.js';
import { parseAddress } from './fetch-calendar.js';
import {
  findCalendar,
  findCalendars,
  findConflicts,
  removeCalendar,
  saveCalendar,
} from './store.js';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u;
const LONGEST_ADDRESS = 2000;

/** `pnpm hotel ical`: where else rooms are sold, by calendars in and out. */
export const icalCommand: Command = {
  name: 'ical',
  usage: `add <room> <name> <url> | list ${LIST_USAGE} | remove <room> <name> | conflicts ${LIST_USAGE} | link <room> <name> [--renew]`,
  summary: 'Reads calendars of others, and gives them the hotel’s',
  async run(context) {
    const [word = ''] = context.args;
    if (!isWord(word)) {
      throw new CommandError(`It is used as: pnpm hotel ical ${icalCommand.usage}`);
    }
    await words[word](context);
  },
};

const words = { add, list, remove, conflicts, link };

function isWord(word: string): word is keyof typeof words {
  return Object.hasOwn(words, word);
}

async function add(context: CommandContext): Promise<void> {
  const { args, print } = context;
  const { values, words } = readArguments(icalCommand, { args, most: 4, options: byOption });
  const [, roomId = '', name = '', url = ''] = words;
  requireName(roomId, name);
  requireAddress(url);
  const unread = { readAt: null, failure: null, failingSince: null, toldAt: null };
  await change(context, { what: ['ical', 'add', roomId, name], by: authorOf(values) }, (tx) =>
    saveOrRefuse(tx, { roomId, name }, { url, ...unread }),
  );
  print(`${name} of ${roomId} is read every 15 minutes. pnpm hotel ical list says how it went.`);
}

async function list({ services, args, print }: CommandContext): Promise<void> {
  const { values } = readArguments(icalCommand, { args, most: 1, options: listOptions });
  const at = (date: Date | null) => date?.toISOString();
  // Neither address nor link: both are secrets.
  printList(print, values, {
    rows: (await findCalendars(services.db)).map((calendar) => ({
      ...calendar,
      host: calendar.url === null ? undefined : new URL(calendar.url).host,
    })),
    fields: {
      room: ({ roomId }) => roomId,
      name: ({ name }) => name,
      from: ({ host }) => host,
      read: ({ readAt }) => at(readAt),
      failingSince: ({ failingSince }) => at(failingSince),
      failure: ({ failure }) => failure ?? undefined,
      link: ({ token }) => token !== null,
    },
    shown: {
      line: ({ roomId, name, host, readAt, failingSince, failure, token }) => [
        roomId,
        name,
        host === undefined ? 'not read' : `from ${host}`,
        ...(host === undefined ? [] : [readAt ? `read ${at(readAt)}` : 'not read yet']),
        ...(failingSince ? [`failing since ${at(failingSince)}: ${failure}`] : []),
        token === null ? 'no link' : 'has a link',
      ],
      none: 'No room has a calendar.',
    },
  });
}

async function remove(context: CommandContext): Promise<void> {
  const { args, print } = context;
  const { values, words } = readArguments(icalCommand, { args, most: 3, options: byOption });
  const [, roomId = '', name = ''] = words;
  await change(
    context,
    { what: ['ical', 'remove', roomId, name], by: authorOf(values) },
    async (tx) => {
      if (await removeCalendar(tx, { roomId, name })) return;
      throw new CommandError(`${roomId} has no calendar ${name}.`);
    },
  );
  print(`${name} of ${roomId} is gone: its nights are given back, and its link is dead.`);
}

async function conflicts({ services, args, print }: CommandContext): Promise<void> {
  const { values } = readArguments(icalCommand, { args, most: 1, options: listOptions });
  printList(print, values, {
    rows: await findConflicts(services.db, services.today()),
    fields: {
      night: ({ night }) => night,
      room: ({ room }) => room,
      name: ({ name }) => name,
      units: ({ units }) => units,
    },
    shown: {
      line: ({ night, room, name, units }) => [
        night,
        room,
        `sold by ${name}, ${units} more than there are`,
      ],
      none: 'No night is sold twice.',
    },
  });
}

async function link(context: CommandContext): Promise<void> {
  const { services, args, print } = context;
  const options = { renew: { type: 'boolean' }, ...byOption } as const;
  const { values, words } = readArguments(icalCommand, { args, most: 3, options });
  const [, roomId = '', name = ''] = words;
  requireName(roomId, name);
  const named = { roomId, name };
  let token = (await findCalendar(services.db, named))?.token;
  if (!token || values.renew) {
    const kept = { what: ['ical', 'link', roomId, name], by: authorOf(values) };
    await change(context, kept, async (tx) => {
      // Another command may have made one a moment ago.
      const made = values.renew ? undefined : (await findCalendar(tx, named))?.token;
      token = made ?? createSecretToken();
      await saveOrRefuse(tx, named, { token });
    });
  }
  print(`${services.config.publicUrl}/ical/${token}.ics`);
}

/** One at a time, and none while a reading is written. */
async function change(
  { services }: CommandContext,
  kept: { what: string[]; by: string },
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await takeAdvisoryLock(tx, locks.calendars);
    await work(tx);
    await keepDeskChange(tx, services, kept);
  });
}

async function saveOrRefuse(
  tx: Transaction,
  named: { roomId: string; name: string },
  values: Parameters<typeof saveCalendar>[2],
): Promise<void> {
  if (await saveCalendar(tx, named, values)) return;
  throw new CommandError(`There is no room ${named.roomId}.`);
}

function requireName(roomId: string, name: string): void {
  if (roomId && NAME.test(name)) return;
  const what = 'a name of up to 40 letters, digits, dots and dashes';
  throw new CommandError(`Give the room and ${what}, such as booking.com.`);
}

function requireAddress(url: string): void {
  try {
    if (url.length > LONGEST_ADDRESS) throw new CalendarError('Its address is too long.');
    parseAddress(url);
  } catch (error) {
    throw error instanceof CalendarError ? new CommandError(error.message) : error;
  }
}
