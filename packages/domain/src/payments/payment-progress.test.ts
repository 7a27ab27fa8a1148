import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountMoney, owedDeposits } from './account-money.js';
import {
  disputedDeposits,
  factsOf,
  missingCents,
  paymentStatus,
  receivedCents,
  type PaymentEvent,
  type PaymentProgress,
} from './payment-progress.js';
import { nowpaymentsProgress, thawaniProgress } from './provider-status.js';

const AMOUNT = 30_000;
const deposit = (cents: number, counts = true, id = 'one') => ({ id, cents, counts });

const event: fc.Arbitrary<PaymentEvent> = fc.record({
  returned: fc.option(fc.record({ id: fc.constant('back'), cents: fc.constant(AMOUNT / 3) }), {
    nil: undefined,
  }),
  progress: fc.constantFrom<PaymentProgress[]>(
    'open',
    'waiting',
    'paid',
    'failed',
    'cancelled',
    'expired',
    'refunded',
    'returned',
    'checked',
  ),
  deposit: fc.option(
    fc.record({
      id: fc.constantFrom('one', 'two'),
      cents: fc.integer({ min: 1, max: 2 * AMOUNT }),
      counts: fc.boolean(),
      refunded: fc.boolean(),
    }),
    { nil: undefined },
  ),
});
const events = fc.array(event, { maxLength: 8 });
const shuffled = events.chain((list) =>
  fc.tuple(
    fc.constant(list),
    fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
  ),
);

describe('the status of a payment (payment-providers, Mapping)', () => {
  it.each<[string, PaymentEvent[], string]>([
    ['nothing heard', [], 'pending'],
    ['created', [{ progress: 'open' }], 'pending'],
    ['confirming', [{ progress: 'open' }, { progress: 'waiting' }], 'waiting'],
    ['finished, the amount right', [{ progress: 'paid', deposit: deposit(AMOUNT) }], 'paid'],
    ['finished, too little', [{ progress: 'paid', deposit: deposit(AMOUNT - 1) }], 'pending'],
    ['finished, another asset', [{ progress: 'paid', deposit: deposit(AMOUNT, false) }], 'pending'],
    ['finished, without money', [{ progress: 'paid' }], 'pending'],
    ['partially paid', [{ progress: 'open', deposit: deposit(1) }], 'pending'],
    ['failed', [{ progress: 'failed' }], 'failed'],
    ['cancelled', [{ progress: 'cancelled' }], 'cancelled'],
    [
      'more than the amount in two deposits, the rest sent back by the desk',
      [
        { progress: 'paid', deposit: deposit(AMOUNT) },
        { progress: 'paid', deposit: deposit(AMOUNT / 2, false, 'two') },
        { progress: 'returned', returned: { id: 'back', cents: AMOUNT / 2 } },
      ],
      'paid',
    ],
    [
      'the same, more than the rest sent back',
      [
        { progress: 'paid', deposit: deposit(AMOUNT) },
        { progress: 'paid', deposit: deposit(AMOUNT / 2, false, 'two') },
        { progress: 'returned', returned: { id: 'back', cents: AMOUNT / 2 + 1 } },
      ],
      'cancelled',
    ],
    ['refunded', [{ progress: 'refunded' }], 'cancelled'],
    [
      'paid, and a re-deposit refunded',
      [
        { progress: 'paid', deposit: deposit(AMOUNT) },
        { progress: 'open', deposit: { ...deposit(AMOUNT, false, 'two'), refunded: true } },
      ],
      'paid',
    ],
    [
      'a re-deposit refunded before anything else is paid',
      [{ progress: 'open', deposit: { ...deposit(AMOUNT, false), refunded: true } }],
      'pending',
    ],
    [
      'paid, and the deposit refunded while the payment is still open',
      [
        { progress: 'paid' },
        { progress: 'open', deposit: deposit(AMOUNT) },
        { progress: 'open', deposit: { ...deposit(1, false), refunded: true } },
      ],
      'cancelled',
    ],
    [
      'paid twice, and one of them refunded',
      [
        { progress: 'paid', deposit: deposit(AMOUNT) },
        { progress: 'paid', deposit: deposit(AMOUNT, true, 'two') },
        { progress: 'refunded', deposit: deposit(AMOUNT) },
      ],
      'paid',
    ],
    [
      'paid once, a re-deposit on top, and the payment refunded',
      [
        { progress: 'paid', deposit: deposit(AMOUNT) },
        { progress: 'open', deposit: deposit(AMOUNT, false, 'two') },
        { progress: 'refunded', deposit: deposit(AMOUNT) },
      ],
      'cancelled',
    ],
    ['expired', [{ progress: 'expired' }], 'expired'],
    [
      'paid, and sent back by the desk',
      [
        { progress: 'paid', deposit: deposit(AMOUNT) },
        { progress: 'returned', returned: { id: 'back', cents: AMOUNT } },
      ],
      'cancelled',
    ],
    [
      'paid too much, and the rest sent back',
      [
        { progress: 'paid', deposit: deposit(AMOUNT + 100) },
        { progress: 'returned', returned: { id: 'back', cents: 100 } },
      ],
      'paid',
    ],
    [
      'paid, and the same deposit told as another asset afterwards',
      [
        { progress: 'paid', deposit: deposit(AMOUNT) },
        { progress: 'paid', deposit: deposit(AMOUNT, false) },
      ],
      'paid',
    ],
    [
      'a whole amount that never counted, and a little of it that did',
      [
        { progress: 'paid', deposit: deposit(AMOUNT, false) },
        { progress: 'paid', deposit: deposit(1) },
      ],
      'pending',
    ],
    [
      'paid after it expired',
      [{ progress: 'expired' }, { progress: 'paid', deposit: deposit(AMOUNT) }],
      'paid',
    ],
  ])('%s', (_, heard, status) => {
    expect(paymentStatus(factsOf(heard), AMOUNT)).toBe(status);
  });

  it('says what is missing of a partial payment', () => {
    const facts = factsOf([{ progress: 'open', deposit: deposit(12_000) }]);
    expect(missingCents(facts, AMOUNT)).toBe(18_000);
  });

  it('maps every status of both providers [R3]', () => {
    expect(nowpaymentsProgress.confirmed).toBe('waiting');
    expect(nowpaymentsProgress.finished).toBe('paid');
    expect(thawaniProgress).toEqual({ unpaid: 'open', paid: 'paid', cancelled: 'cancelled' });
  });
});

describe('whatever the providers send', () => {
  it('any order of events ends in the same state', () => {
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(paymentStatus(factsOf(other), AMOUNT)).toBe(paymentStatus(factsOf(list), AMOUNT));
        expect(receivedCents(factsOf(other))).toBe(receivedCents(factsOf(list)));
      }),
    );
  });

  it('an event heard twice is heard once', () => {
    fc.assert(
      fc.property(events, (list) => {
        expect(factsOf([...list, ...list])).toEqual(factsOf(list));
      }),
    );
  });

  it('what is paid stays paid, whatever is told afterwards, until money is sent back', () => {
    fc.assert(
      fc.property(events, event, (list, later) => {
        const heard = factsOf([...list, later]);
        if (paymentStatus(factsOf(list), AMOUNT) !== 'paid') return;
        if (later.progress === 'refunded' || later.returned || later.deposit?.refunded) return;
        expect(paymentStatus(heard, AMOUNT)).toBe('paid');
      }),
      { numRuns: 10_000 },
    );
  });

  it('a deposit told as counting and as not counting is disputed, in either order', () => {
    const told = [deposit(AMOUNT), deposit(AMOUNT, false)].map((one): PaymentEvent => {
      return { progress: 'paid', deposit: one };
    });
    expect(disputedDeposits(factsOf(told))).toEqual(['one']);
    expect(disputedDeposits(factsOf(told.toReversed()))).toEqual(['one']);
    expect(told.map((one) => disputedDeposits(factsOf([one])))).toEqual([[], []]);
    const refund: PaymentEvent = { progress: 'refunded', deposit: deposit(AMOUNT) };
    expect(disputedDeposits(factsOf([...told, refund]))).toEqual([]);
  });

  it('only a single deposit of the whole amount is ever paid', () => {
    fc.assert(
      fc.property(events, (list) => {
        if (paymentStatus(factsOf(list), AMOUNT) !== 'paid') return;
        const counting = list.filter((one) => one.deposit?.counts);
        const largest = Math.max(...counting.map((one) => one.deposit?.cents ?? 0));
        expect(largest).toBeGreaterThanOrEqual(AMOUNT);
      }),
    );
  });

  it('a refund of one deposit returns its money, and leaves the other owed', () => {
    const facts = factsOf([
      { progress: 'paid', deposit: deposit(AMOUNT) },
      { progress: 'open', deposit: deposit(AMOUNT, false, 'two') },
      { progress: 'refunded', deposit: { ...deposit(0), refunded: true } },
    ]);
    expect(accountMoney(facts, { amountCents: AMOUNT, delivered: false })).toEqual({
      appliedCents: 0,
      awaitingCents: 0,
      refundDueCents: AMOUNT,
      returnedCents: AMOUNT,
    });
  });

  it('what the desk sent back and the provider then calls refunded is returned once', () => {
    const paidTwice: PaymentEvent[] = [
      { progress: 'paid', deposit: deposit(AMOUNT) },
      { progress: 'open', deposit: deposit(AMOUNT, false, 'two') },
    ];
    const delivered = { amountCents: AMOUNT, delivered: true };
    const owed = factsOf(paidTwice);
    const deposits = owedDeposits(owed, accountMoney(owed, delivered));
    expect(deposits).toEqual([{ id: 'two', cents: AMOUNT }]);
    const closed: PaymentEvent = {
      progress: 'returned',
      returned: { id: 'back', cents: AMOUNT, deposits },
    };
    const told: PaymentEvent = {
      progress: 'open',
      deposit: { ...deposit(AMOUNT, false, 'two'), refunded: true },
    };
    const facts = factsOf([...paidTwice, closed, told]);
    expect(paymentStatus(facts, AMOUNT)).toBe('paid');
    expect(accountMoney(facts, delivered)).toMatchObject({
      appliedCents: AMOUNT,
      refundDueCents: 0,
      returnedCents: AMOUNT,
    });
  });

  it('money in equals money accounted', () => {
    fc.assert(
      fc.property(events, fc.boolean(), (list, delivered) => {
        const facts = factsOf(list);
        const money = accountMoney(facts, { amountCents: AMOUNT, delivered });
        const { appliedCents, awaitingCents, refundDueCents, returnedCents } = money;
        expect(appliedCents + awaitingCents + refundDueCents + returnedCents).toBe(
          receivedCents(facts),
        );
        expect(Math.min(...Object.values(money))).toBe(0);
      }),
    );
  });
});
