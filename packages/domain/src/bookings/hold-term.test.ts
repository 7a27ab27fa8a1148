import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW } from '../calendar/builders.js';
import { holdPauseMessage, holdTerm, type EndedHold } from './hold-term.js';

const at = (minute: number) => new Date(SAMPLE_NOW.getTime() + minute * 60_000);
const ended = (since: number, endedAt: number, ranOut = false): EndedHold => ({
  since: at(since),
  endedAt: at(endedAt),
  ranOut,
});
const ask = (minute: number, ...holds: EndedHold[]) =>
  holdTerm({ ended: holds, now: at(minute), holdMinutes: 30 });

describe('how long units are kept for a guest (ruling 49)', () => {
  it.each([
    ['never held before', 0, [], { since: at(0), until: at(30), again: false }],
    ['given up just now', 10, [ended(0, 10)], { since: at(0), until: at(40), again: true }],
    ['given up late', 40, [ended(0, 40)], { since: at(0), until: at(60), again: true }],
    ['given up with no time left to pay', 56, [ended(0, 56)], { freeFrom: at(86) }],
    ['ran out', 31, [ended(0, 31, true)], { freeFrom: at(61) }],
    ['ran out, almost waited', 60, [ended(0, 31, true)], { freeFrom: at(61) }],
    ['ran out, waited', 61, [ended(0, 31, true)], { since: at(61), until: at(91), again: false }],
    ['given up an hour ago', 90, [ended(0, 60)], { since: at(90), until: at(120), again: false }],
    ['ran out, and given up since', 50, [ended(0, 31, true), ended(45, 50)], { freeFrom: at(80) }],
  ])('%s', (_, minute, holds, term) => {
    expect(ask(minute, ...holds)).toEqual(term);
  });

  it('a short hold may be taken again while it lasts', () => {
    const question = { ended: [ended(0, 1)], now: at(1), holdMinutes: 1 };
    expect(holdTerm(question)).toEqual({ since: at(0), until: at(2), again: true });
  });
});

/** How long the units were held in one go, without a pause of a hold's length between, for each hold. */
function heldSpans(turns: readonly { hold: number; gap: number }[]): number[] {
  const past: EndedHold[] = [];
  const spans = [0];
  let [minute, begun, last] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const { hold, gap } of turns) {
    const term = ask(minute, ...past);
    if ('until' in term) {
      if (minute - last >= 30) begun = minute;
      const until = (term.until.getTime() - SAMPLE_NOW.getTime()) / 60_000;
      last = Math.min(minute + hold, until);
      past.push({ since: term.since, endedAt: at(last), ranOut: last === until });
      spans.push(last - begun);
      minute = last;
    }
    minute += gap;
  }
  return spans;
}

describe('cancelling and taking again', () => {
  const waits = fc.array(fc.record({ hold: fc.nat(40), gap: fc.nat(40) }), { maxLength: 60 });

  it('never keeps the same units longer than a hold that was renewed, without a pause between [R49]', () => {
    fc.assert(
      fc.property(waits, (turns) => {
        expect(Math.max(...heldSpans(turns))).toBeLessThanOrEqual(60);
      }),
    );
  });
});

describe('what the guest reads', () => {
  it.each([
    ['room', 'these nights has run out. You can take them again'],
    ['event', 'these seats has run out. You can take them again'],
    ['spa', 'this treatment has run out. You can take it again'],
  ] as const)('%s', (type, words) => {
    expect(holdPauseMessage(type, at(35), 'Asia/Muscat')).toBe(
      `Your time to pay for ${words} from 12:35, hotel time.`,
    );
  });

  it('a minute that has begun is over first', () => {
    const freeFrom = new Date(at(35).getTime() + 1);
    expect(holdPauseMessage('room', freeFrom, 'Asia/Muscat')).toContain('from 12:36, hotel time.');
  });
});
