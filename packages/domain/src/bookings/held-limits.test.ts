import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialSettings } from '../settings/initial-settings.js';
import {
  checkHeldLimits,
  guestLimitMessage,
  unconfirmedLimit,
  type HeldUnit,
} from './held-limits.js';

const limits = { guest: 90, network: 200 };
const none = { guest: 0, network: 0, unconfirmed: 0 };

describe('how much may be held unpaid [R49]', () => {
  it.each([
    ['a family of three rooms for two weeks', 42, none, false, undefined],
    ['their third room', 14, { guest: 28, network: 28, unconfirmed: 28 }, false, undefined],
    ['a third such family at the address', 42, { guest: 0, network: 84, unconfirmed: 84 }, false],
    ['all a guest may', 90, none, true, undefined],
    ['one more', 91, none, true, 'payments.guest-limit'],
    ['more beside the rest', 50, { ...none, guest: 41, network: 41 }, true, 'payments.guest-limit'],
    ['a full network', 1, { ...none, network: 200 }, true, 'payments.network-limit'],
    [
      'what is left to confirmed addresses',
      10,
      { guest: 0, network: 133, unconfirmed: 133 },
      false,
      'payments.email-unconfirmed',
    ],
    ['the same, confirmed', 10, { guest: 0, network: 133, unconfirmed: 133 }, true, undefined],
  ] as const)('%s', (_, asked, held, confirmed, problem?: string) => {
    expect(checkHeldLimits({ asked, held, limits, confirmed })).toBe(problem);
  });

  it('a third of a network is left to confirmed addresses', () => {
    expect(unconfirmedLimit({ guest: 1, network: 200 })).toBe(133);
    expect(unconfirmedLimit({ guest: 1, network: 15 })).toBe(10);
  });

  it.each([
    ['Nights', 42],
    ['Seats', 5],
    ['Treatments', 8],
  ] as const)('two families fit at one address with the first settings: %s', (unit, family) => {
    const first = {
      guest: initialSettings[`booking.held${unit}PerGuest`],
      network: initialSettings[`booking.held${unit}PerNetwork`],
    };
    const held = { guest: 0, network: family, unconfirmed: family };
    expect(
      checkHeldLimits({ asked: family, held, limits: first, confirmed: false }),
    ).toBeUndefined();
  });
});

describe('whoever asks, and in whatever order', () => {
  const asks = fc.array(fc.record({ guest: fc.nat(30), asked: fc.integer({ min: 1, max: 120 }) }), {
    maxLength: 200,
  });

  it('nobody ever holds more than the limits, and nobody below all of them is refused', () => {
    fc.assert(
      fc.property(asks, fc.array(fc.boolean(), { minLength: 31, maxLength: 31 }), (all, proven) => {
        const byGuest = new Map<number, number>();
        const sum = (of: (guest: number) => boolean) =>
          [...byGuest].reduce((total, [guest, units]) => total + (of(guest) ? units : 0), 0);
        for (const { guest, asked } of all) {
          const confirmed = proven[guest] === true;
          const mine = byGuest.get(guest) ?? 0;
          const network = sum(() => true);
          const unconfirmed = sum((other) => !proven[other]);
          const held = { guest: mine, network, unconfirmed };
          const fits =
            mine + asked <= 90 &&
            network + asked <= 200 &&
            (confirmed || unconfirmed + asked <= 133);
          const problem = checkHeldLimits({ asked, held, limits, confirmed });
          expect(problem === undefined).toBe(fits);
          if (!problem) byGuest.set(guest, mine + asked);
        }
        expect(sum(() => true)).toBeLessThanOrEqual(200);
        expect(sum((guest) => !proven[guest])).toBeLessThanOrEqual(133);
        expect(Math.max(0, ...byGuest.values())).toBeLessThanOrEqual(90);
      }),
    );
  });
});

describe('what the guest reads', () => {
  const read = (unit: HeldUnit, held: number, guest: number) =>
    guestLimitMessage(unit, {
      asked: guest + 1,
      held: { ...none, guest: held },
      limits: { guest, network: 200 },
      confirmed: true,
    });

  it.each([
    [
      'one booking alone is too much',
      read('nights', 0, 90),
      'You can hold at most 90 nights at once before you pay. Please book at most 90 nights now and the rest once they are paid, or call us.',
    ],
    [
      'a part of it is possible',
      read('nights', 60, 90),
      'You can hold at most 90 nights at once before you pay, and you hold 60 already. Please pay for one of your bookings or cancel it in My Bookings, or book at most 30 nights now.',
    ],
    [
      'one more is possible',
      read('seats', 9, 10),
      'You can hold at most 10 seats at once before you pay, and you hold 9 already. Please pay for one of your bookings or cancel it in My Bookings, or book at most 1 seat now.',
    ],
    [
      'nothing more is possible',
      read('treatments', 10, 10),
      'You can hold at most 10 treatments at once before you pay, and you hold 10 already. Please pay for one of your bookings or cancel it in My Bookings.',
    ],
    [
      'the hotel has lowered the limit since',
      read('seats', 4, 1),
      'You can hold at most 1 seat at once before you pay, and you hold 4 already. Please pay for one of your bookings or cancel it in My Bookings.',
    ],
  ])('%s', (_, message, words) => {
    expect(message).toBe(words);
  });
});
