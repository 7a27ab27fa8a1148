import type { Answer, BookingSystem, Unit } from '../adapter.ts';
import { must, type Check, type GauntletOptions } from '../run-checks.ts';
import { firstKind, isRefusal, mustBecome, mustHaveSold, send } from './parts.ts';

async function race(system: BookingSystem, unit: Unit, { losers = 24 }: GauntletOptions) {
  const guests = await system.guests(unit.places + losers);
  const answers = await Promise.all(guests.map((guest) => system.book(unit, guest)));
  const won = answers.flatMap(({ booking }) => booking ?? []);
  const others = answers.filter(({ booking }) => !booking);
  must(won.length === unit.places, `${won.length} guests got ${unit.places} places`);
  must(others.every(isRefusal), `the others are answered ${statuses(others)}`);
  await mustHaveSold(system, unit, unit.places);
  return { won, figure: `${guests.length} guests, ${won.length} got it, ${others.length} refused` };
}

const statuses = (answers: Answer[]) =>
  [...new Set(answers.map(({ status }) => status))].join(', ');

/** Guests who want the last of something at the same moment. */
export const races: readonly Check[] = [
  {
    suite: 'races',
    name: 'the last of each kind',
    async run(system, options) {
      const figures: string[] = [];
      for (const kind of system.kinds) {
        const { figure } = await race(system, await system.offer(kind), options);
        figures.push(`${kind}: ${figure}`);
      }
      return figures.join('; ');
    },
  },
  {
    suite: 'races',
    name: 'the last few',
    async run(system, options) {
      return (await race(system, await system.offer(firstKind(system), 2), options)).figure;
    },
  },
  {
    suite: 'races',
    name: 'what a failed payment has freed',
    async run(system, options) {
      const unit = await system.offer(firstKind(system));
      const { won } = await race(system, unit, options);
      for (const booking of won) {
        await send(system.message(booking, { status: 'failed' }));
        await mustBecome(system, booking, 'ended');
      }
      return (await race(system, unit, options)).figure;
    },
  },
];
