import { daysFromTo, isDay, type Day } from '@vestibule/domain/calendar';
import { authorOf, byOption, readArguments } from '../cli/arguments.js';
import { CommandError, type Command } from '../cli/command.js';
import type { Transaction } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import { keepDeskChange } from '../desk/keep-change.js';
import { closeNights, openNights } from './desk-store.js';

const LONGEST_DAYS = 400;

/** `pnpm hotel close-nights`: sells no more of a room for some nights. */
export const closeNightsCommand = nightsCommand({
  name: 'close-nights',
  summary: 'Sells no more of a room on these nights',
  change: closeNights,
  done: (count, room) => `Closed ${count} nights of ${room}. What is sold stays sold.`,
});

/** `pnpm hotel open-nights`: sells again what is neither booked nor held; undoes `close-nights`. */
export const openNightsCommand = nightsCommand({
  name: 'open-nights',
  summary: 'Sells again what is free of a room on these nights',
  change: openNights,
  done: (count, room) => `Opened ${count} nights of ${room}. What is sold or held stays so.`,
});

interface NightsCommand extends Pick<Command, 'name' | 'summary'> {
  /** Answers with how many nights of the room there are. */
  change: (tx: Transaction, room: string, nights: Day[], today: Day) => Promise<number>;
  done: (count: number, room: string) => string;
}

function nightsCommand({ name, summary, change, done }: NightsCommand): Command {
  const usage = '<room> <first-day> <last-day> [--by <name>]';
  return {
    name,
    usage,
    summary,
    async run({ services, args, print }) {
      const given = readArguments({ name, usage }, { args, most: 3, options: byOption });
      const [room = '', first = '', last = ''] = given.words;
      if (!isDay(first) || !isDay(last) || last < first) {
        throw new CommandError('Give two days as YYYY-MM-DD, the first one first.');
      }
      const nights = daysFromTo(first, last).slice(0, LONGEST_DAYS);
      const by = authorOf(given.values);
      const count = await inTransaction(services.db, async (tx) => {
        const changed = await change(tx, room, nights, services.today());
        if (changed === 0) {
          throw new CommandError(`No nights of ${room} are for sale on these days.`);
        }
        await keepDeskChange(tx, services, { what: [name, room, first, last], by });
        return changed;
      });
      print(done(count, room));
    },
  };
}
