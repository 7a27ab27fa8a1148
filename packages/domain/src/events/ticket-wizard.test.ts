import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { buildEvent } from './builders.js';
import {
  canGoNext,
  checkTicketOrder,
  MAX_OPTION_QUANTITY,
  isTicketGuest,
  missingTicketGuestFields,
  openTicketWizard,
  quoteTickets,
  ticketBookingRequest,
  ticketGuestMessage,
  ticketGuestOf,
  ticketWizard,
  type TicketGuest,
  type TicketStep,
  type TicketWizardAction,
  type TicketWizardState,
} from './index.js';

const SPOTS = 28;
const guest: TicketGuest = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla',
  phone: '1',
};

function play(actions: TicketWizardAction[], spots = SPOTS): TicketWizardState {
  return actions.reduce((state, action) => ticketWizard(state, action, spots), openTicketWizard());
}

const next: TicketWizardAction = { type: 'next' };
const at = (step: TicketStep, overrides: Partial<TicketWizardState> = {}): TicketWizardState => ({
  ...openTicketWizard(guest),
  step,
  ...overrides,
});

const anyGuest = fc.record<Partial<TicketGuest>>(
  { firstName: fc.string(), lastName: fc.string(), email: fc.string(), phone: fc.string() },
  { requiredKeys: [] },
);
const anyNumber = fc.oneof(fc.integer({ min: -200, max: 200 }), fc.double());
const anyAction: fc.Arbitrary<TicketWizardAction> = fc.oneof(
  fc.constant(next),
  fc.constant<TicketWizardAction>({ type: 'back' }),
  fc.constant<TicketWizardAction>({ type: 'take-what-is-left' }),
  anyNumber.map((tickets): TicketWizardAction => ({ type: 'set-tickets', tickets })),
  fc
    .record({
      kind: fc.constantFrom('extras' as const, 'addons' as const),
      index: fc.nat(1),
      quantity: anyNumber,
    })
    .map(({ kind, index, quantity }): TicketWizardAction => {
      const id = buildEvent()[kind][index]?._id ?? '';
      return { type: 'set-option', kind, id, quantity };
    }),
  anyGuest.map((changes): TicketWizardAction => ({ type: 'set-guest', guest: changes })),
);
const anyActions = fc.array(anyAction, { maxLength: 40 });
const anySpots = fc.nat(50);

describe('steps 1 to 6, forward and back (spec 4)', () => {
  it('goes through all six and no further [S4.events.1]', () => {
    const complete = play([{ type: 'set-guest', guest }]);
    const steps = Array.from({ length: 7 }).reduce<TicketWizardState[]>(
      (states) => [...states, ticketWizard(states.at(-1) ?? complete, next, SPOTS)],
      [complete],
    );
    expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 6, 6]);
  });

  it('goes back to the first and no further, keeping what was entered', () => {
    const filled = at(3, { tickets: 4, extras: { wine: 2 } });
    const back = ticketWizard(filled, { type: 'back' }, SPOTS);
    expect(back).toEqual({ ...filled, step: 2 });
    expect(ticketWizard(at(1), { type: 'back' }, SPOTS).step).toBe(1);
  });

  it('Back and Forward of the browser go as far as what was entered allows', () => {
    const goTo = (state: TicketWizardState, step: TicketStep, spots = SPOTS) =>
      ticketWizard(state, { type: 'go-to', step }, spots);
    const filled = at(5, { tickets: 4, extras: { wine: 2 } });
    expect(goTo(filled, 2)).toEqual({ ...filled, step: 2 });
    expect(goTo(goTo(filled, 2), 6).step).toBe(6);
    expect(goTo({ ...filled, guest: { ...guest, phone: '' } }, 6).step).toBe(4);
    expect(goTo(filled, 6, 3).step).toBe(1);
  });

  it('never leaves 1 to 6, whatever is pressed', () => {
    fc.assert(
      fc.property(anyActions, anySpots, (actions, spots) => {
        expect([1, 2, 3, 4, 5, 6]).toContain(play(actions, spots).step);
      }),
    );
  });
});

describe('when Next can be pressed (spec 4 and 5)', () => {
  test.each([
    ['step 1 with one ticket', at(1), 28, true],
    ['step 1 with the last spots', at(1, { tickets: 28 }), 28, true],
    ['step 1 with more than are left', at(1, { tickets: 29 }), 28, false],
    ['step 1 of a sold-out event', at(1), 0, false],
    ['step 2 with nothing chosen', at(2), 28, true],
    ['step 3 with nothing chosen', at(3), 28, true],
    ['step 4 complete, whatever the format (ruling 18)', at(4), 28, true],
    ['step 5', at(5), 28, true],
    ['step 6: there is no Next', at(6), 28, false],
  ])('%s', (_name, state, spots, possible) => {
    expect(canGoNext(state, spots)).toBe(possible);
  });

  test.each(['firstName', 'lastName', 'email', 'phone'] as const)('step 4 needs %s', (field) => {
    expect(canGoNext(at(4, { guest: { ...guest, [field]: ' ' } }), SPOTS)).toBe(false);
  });

  it('step 4 names the blank fields in their order, each with its message', () => {
    const blank = { ...guest, lastName: ' ', phone: '' };
    expect(
      missingTicketGuestFields(blank).map((field) => ticketGuestMessage(blank, field)),
    ).toEqual(['Last name is required', 'Phone number is required']);
    expect(missingTicketGuestFields(guest)).toEqual([]);
  });

  it('a name with a link is told, and Next does not wait for it (ruling 18)', () => {
    const linked = { ...guest, lastName: 'evil.com' };
    expect(ticketGuestMessage(linked, 'lastName')).toBe('Please enter a name without links.');
    expect(ticketGuestMessage(linked, 'email')).toBeUndefined();
    expect(ticketGuestMessage({ ...guest, lastName: ' ' }, 'lastName')).toBe(
      'Last name is required',
    );
    expect(canGoNext(at(4, { guest: linked }), SPOTS)).toBe(true);
  });

  it('a name that is too long is told at the longer half', () => {
    const long = { ...guest, lastName: 'a'.repeat(300) };
    expect(ticketGuestMessage(long, 'lastName')).toBe(
      'Please enter a name of at most 200 characters.',
    );
    expect(ticketGuestMessage(long, 'firstName')).toBeUndefined();
    expect(isTicketGuest(long)).toBe(false);
    expect(isTicketGuest({ ...guest, firstName: 'a'.repeat(120), lastName: 'b'.repeat(80) })).toBe(
      false,
    );
    expect(isTicketGuest({ ...guest, phone: '1'.repeat(201) })).toBe(false);
    expect(isTicketGuest(guest)).toBe(true);
  });

  it('asks for the guest again, and for another choice', () => {
    expect(ticketWizard(at(6), { type: 'ask-guest' }, SPOTS)).toEqual(at(4));
    expect(ticketWizard(at(6), { type: 'choose-again' }, SPOTS)).toEqual(at(1));
  });

  it('Next does nothing while it cannot be pressed [S4.events.1]', () => {
    fc.assert(
      fc.property(anyActions, anySpots, (actions, spots) => {
        const state = play(actions, spots);
        const after = ticketWizard(state, next, spots);
        expect(after.step).toBe(canGoNext(state, spots) ? state.step + 1 : state.step);
      }),
    );
  });

  it('nobody passes step 4 without a name, an email and a phone [S5.events.2]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(next, { type: 'back' as const })), (actions) => {
        expect(play(actions).step).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('quantities (spec 5)', () => {
  it('tickets are whole, from 1 to the spots left [S5.events.1]', () => {
    fc.assert(
      fc.property(anyActions, anySpots, (actions, spots) => {
        const { tickets } = play(actions, spots);
        expect(Number.isInteger(tickets)).toBe(true);
        expect(tickets).toBeGreaterThanOrEqual(1);
        expect(tickets).toBeLessThanOrEqual(Math.max(1, spots));
      }),
    );
  });

  it('extras and add-ons are whole, and 0 or more [S5.events.3]', () => {
    fc.assert(
      fc.property(anyActions, (actions) => {
        const { extras, addons } = play(actions);
        for (const quantity of [...Object.values(extras), ...Object.values(addons)]) {
          expect(Number.isInteger(quantity)).toBe(true);
          expect(quantity).toBeGreaterThanOrEqual(0);
          expect(quantity).toBeLessThanOrEqual(MAX_OPTION_QUANTITY);
        }
      }),
    );
  });

  it('the total is never negative, whatever was pressed', () => {
    fc.assert(
      fc.property(anyActions, anySpots, (actions, spots) => {
        expect(quoteTickets(buildEvent(), play(actions, spots)).totalCents).toBeGreaterThan(0);
      }),
    );
  });

  it('when fewer are left than were chosen, what is left is taken and shown once more', () => {
    const chosen = at(6, { tickets: 5 });
    expect(ticketWizard(chosen, { type: 'take-what-is-left' }, 2)).toEqual({
      ...chosen,
      tickets: 2,
      step: 5,
    });
    expect(ticketWizard(chosen, { type: 'take-what-is-left' }, 0).step).toBe(1);
  });
});

describe('opening (spec 4)', () => {
  it('resets to step 1 with empty data, whatever came before [S3.events.1, R40]', () => {
    fc.assert(
      fc.property(anyActions, (actions) => {
        expect(play([...actions, { type: 'open' }])).toEqual(openTicketWizard());
      }),
    );
  });

  it('goes on from a draft that was kept over the login', () => {
    const draft = play([
      { type: 'open', guest },
      { type: 'set-tickets', tickets: 3 },
      { type: 'next' },
    ]);
    expect(play([{ type: 'open', guest, draft }])).toEqual(draft);
  });

  it('fills in what the profile knows [R40]', () => {
    const opened = play([{ type: 'open', guest: { firstName: 'Layla' } }]);
    expect(opened).toMatchObject({ step: 1, tickets: 1, guest: { firstName: 'Layla', email: '' } });
  });
});

describe('what the profile knows', () => {
  const user = { _id: 'u', email: 'layla@example.com', createdAt: '' };
  test.each([
    ['Layla Haddad', 'Layla', 'Haddad'],
    ['Layla bint Saif Haddad', 'Layla bint Saif', 'Haddad'],
    ['Layla', 'Layla', ''],
    ['', '', ''],
  ])('%j is %j and %j', (fullName, firstName, lastName) => {
    expect(ticketGuestOf({ ...user, fullName })).toEqual({
      firstName,
      lastName,
      email: 'layla@example.com',
      phone: '',
    });
  });
});

describe('what is sent (ruling 5)', () => {
  it('is an order that the hotel accepts, whatever was pressed', () => {
    fc.assert(
      fc.property(anyActions, (actions) => {
        const request = ticketBookingRequest(buildEvent(), play(actions));
        expect(checkTicketOrder(buildEvent(), request, { today: '2026-11-20' })).toBeUndefined();
        expect(Object.values(request.extras)).not.toContain(0);
      }),
    );
  });

  it('names the guest by first and last name', () => {
    const { bookingDetails } = ticketBookingRequest(buildEvent(), at(6));
    expect(bookingDetails).toEqual({ guestName: 'Layla Haddad', phone: '1', email: 'layla' });
  });
});
