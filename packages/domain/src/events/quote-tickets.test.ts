import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dollarsToCents } from '../money/index.js';
import { buildEvent } from './builders.js';
import { checkTicketOrder, MAX_OPTION_QUANTITY, quoteTickets, type TicketOrder } from './index.js';

const order = (overrides: Partial<TicketOrder> = {}): TicketOrder => ({
  tickets: 1,
  extras: {},
  addons: {},
  ...overrides,
});

describe('event total (spec 9) [S9.events.1]', () => {
  test.each([
    ['one ticket', order(), 8500],
    ['three tickets', order({ tickets: 3 }), 25_500],
    ['with an extra of 25.50, twice', order({ extras: { photo: 2 } }), 13_600],
    [
      'with extras and add-ons',
      order({ tickets: 2, extras: { wine: 2 }, addons: { 'front-row': 2, 'late-checkout': 1 } }),
      31_000,
    ],
    ['with what was put back', order({ extras: { wine: 0 } }), 8500],
    ['with what is not offered', order({ extras: { rocket: 3 } }), 8500],
  ])('%s', (_name, chosen, cents) => {
    expect(quoteTickets(buildEvent(), chosen).totalCents).toBe(cents);
  });

  it('itemises what was chosen, in the event’s order', () => {
    const chosen = order({ tickets: 2, extras: { photo: 1, wine: 2 } });
    expect(quoteTickets(buildEvent(), chosen).lines).toEqual([
      { label: 'tickets', quantity: 2, unitCents: 8500, totalCents: 17_000 },
      { label: 'Wine pairing', quantity: 2, unitCents: 4500, totalCents: 9000 },
      { label: 'Photographs', quantity: 1, unitCents: 2550, totalCents: 2550 },
    ]);
  });

  const dollars = fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100);
  const quantity = fc.integer({ min: 0, max: MAX_OPTION_QUANTITY });
  const tickets = fc.integer({ min: 1, max: 500 });

  it('is never negative, and exact to the cent', () => {
    fc.assert(
      fc.property(dollars, dollars, tickets, quantity, (price, extra, count, extras) => {
        const event = buildEvent({
          price,
          extras: [{ _id: 'a', name: 'A', price: extra }],
          addons: [{ _id: 'b', name: 'B', price: extra }],
        });
        const chosen = order({ tickets: count, extras: { a: extras }, addons: { b: extras } });
        const { totalCents } = quoteTickets(event, chosen);
        expect(totalCents).toBeGreaterThanOrEqual(0);
        expect(totalCents).toBe(count * dollarsToCents(price) + 2 * extras * dollarsToCents(extra));
      }),
    );
  });

  it('is the sum of its lines', () => {
    fc.assert(
      fc.property(tickets, quantity, quantity, (count, wine, row) => {
        const chosen = order({ tickets: count, extras: { wine }, addons: { 'front-row': row } });
        const { lines, totalCents } = quoteTickets(buildEvent(), chosen);
        expect(lines.reduce((sum, line) => sum + line.totalCents, 0)).toBe(totalCents);
      }),
    );
  });
});

describe('an order for tickets (spec 5, Event wizard)', () => {
  const today = '2026-11-20';
  test.each([
    ['one ticket', {}, order(), undefined],
    ['extras and add-ons', {}, order({ extras: { wine: 0, photo: 2 } }), undefined],
    ['no ticket', {}, order({ tickets: 0 }), 'events.tickets-required'],
    ['half a ticket', {}, order({ tickets: 1.5 }), 'events.tickets-required'],
    ['an unknown extra', {}, order({ extras: { rocket: 1 } }), 'events.unknown-option'],
    ['an add-on among extras', {}, order({ extras: { 'front-row': 1 } }), 'events.unknown-option'],
    ['less than none', {}, order({ addons: { 'front-row': -1 } }), 'events.unknown-option'],
    ['a hundred', {}, order({ addons: { 'front-row': 100 } }), 'events.unknown-option'],
    ['an event of today', { date: today }, order(), undefined],
    ['an event of yesterday', { date: '2026-11-19' }, order(), 'events.over'],
    ['an unpublished event', { publishWebsite: false }, order(), 'events.not-found'],
    ['an inactive event', { active: false }, order(), 'events.not-found'],
    ['a cancelled event', { status: 'cancelled' }, order(), 'events.not-found'],
    // Whether places are left is known when they are taken.
    ['a full event', { currentAttendees: 40 }, order(), undefined],
  ])('%s', (_name, overrides, chosen, problem) => {
    expect(checkTicketOrder(buildEvent(overrides), chosen, { today })).toBe(problem);
  });
});
