import { daysFromTo, isDay } from '@vestibule/domain/calendar';
import { closeNights } from './desk-store.js';
import { CommandError, type Command } from '../cli/command.js';

const LONGEST_DAYS = 400;

/** `pnpm hotel close-nights <room> <first> <last>`: sells no more of a room for some nights. */
export const closeNightsCommand: Command = {
  name: 'close-nights',
  usage: '<room> <first-day> <last-day>',
  summary: 'Sells no more of a room on these nights',
  async run({ services, args: [room = '', first = '', last = ''], print }) {
    if (!isDay(first) || !isDay(last) || last < first) {
      throw new CommandError('Give two days as YYYY-MM-DD, the first one first.');
    }
    const nights = daysFromTo(first, last).slice(0, LONGEST_DAYS);
    const closed = await closeNights(services.db, room, nights);
    if (closed === 0) throw new CommandError(`No nights of ${room} are for sale on these days.`);
    print(`Closed ${closed} nights of ${room}. What is sold stays sold.`);
  },
};
