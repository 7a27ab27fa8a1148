import { must, type Check } from '../run-checks.ts';
import { firstKind, isRefusal, mustHaveSold } from './parts.ts';

const AT_ONCE = 5;

const check = (name: string, atOnce: boolean): Check => ({
  suite: 'sent twice',
  name,
  async run(system) {
    const unit = await system.offer(firstKind(system), 2);
    const [guest] = await system.guests(1);
    must(guest !== undefined, 'There is no guest.');
    const call = () => system.book(unit, guest);
    const answers = atOnce
      ? await Promise.all(Array.from({ length: AT_ONCE }, call))
      : [await call(), await call()];
    const ids = new Set(answers.flatMap(({ booking }) => booking?.id ?? []));
    must(ids.size === 1, `${ids.size} bookings came of it`);
    const clear = answers.every((answer) => answer.booking || isRefusal(answer));
    must(clear, `a repeated call is answered ${answers.map(({ status }) => status).join(', ')}`);
    await mustHaveSold(system, unit, 1);
    return `${answers.length} calls, 1 booking, 1 of ${unit.places} places taken`;
  },
});

/** A second press, or a retry after a lost answer: the same call again books nothing more. */
export const sentTwice: readonly Check[] = [
  check('one after the other', false),
  check('at once', true),
];
