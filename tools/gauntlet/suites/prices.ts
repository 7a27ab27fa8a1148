import type { Claim } from '../adapter.ts';
import { must, type Check } from '../run-checks.ts';
import { booked, fresh, isRefusal, mustHaveSold, read } from './parts.ts';

const claims: readonly [name: string, claim: (cents: number) => Claim][] = [
  ['a cent less', (cents) => ({ cents: cents - 1 })],
  ['one cent', () => ({ cents: 1 })],
  ['nothing', () => ({ cents: 0 })],
  ['a negative price', (cents) => ({ cents: -cents })],
  ['a price beyond all numbers', () => ({ cents: 1e300 })],
  ['another currency', () => ({ currency: 'IRR' })],
  ['a discount', () => ({ discountPercent: 100 })],
];

/** Either the call is refused and takes nothing, or the server's own price stands. */
export const prices: readonly Check[] = [
  {
    suite: 'prices',
    name: 'an honest call',
    async run(system) {
      const { unit, booking } = await booked(system);
      const { cents } = await read(system, booking);
      must(cents === unit.cents, `${cents} cents are asked in place of ${unit.cents}`);
      return `${cents} cents, as offered`;
    },
  },
  ...claims.map(([name, claim]): Check => ({
    suite: 'prices',
    name: `the client says ${name}`,
    async run(system) {
      const { unit, guest } = await fresh(system);
      const answer = await system.book(unit, guest, claim(unit.cents));
      if (!answer.booking) {
        must(isRefusal(answer), `answered ${answer.status}`);
        await mustHaveSold(system, unit, 0);
        return `refused with ${answer.status}, nothing taken`;
      }
      const { cents } = await read(system, answer.booking);
      must(cents === unit.cents, `booked for ${cents} cents in place of ${unit.cents}`);
      return `booked for the server's ${cents} cents`;
    },
  })),
];
