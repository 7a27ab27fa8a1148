import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canGoOn,
  initialSpaCard,
  missingWhen,
  spaCard,
  spaSteps,
  type SpaCardAction,
  type SpaCardState,
} from './spa-steps.js';

const after = (...actions: SpaCardAction[]): SpaCardState =>
  actions.reduce(spaCard, initialSpaCard);
const chooseDuration: SpaCardAction = { type: 'choose', choice: { minutes: 60 } };
const chooseTime: SpaCardAction = { type: 'choose', choice: { date: '2026-12-01', time: '10:00' } };
const toConfirm: SpaCardAction[] = [
  { type: 'begin' },
  chooseDuration,
  { type: 'next' },
  chooseTime,
  { type: 'next' },
];

describe('the card’s steps (spec 4)', () => {
  it('none, duration, datetime, confirm, payment dialog, and Back the same way [S4.spa.1]', () => {
    expect(after().step).toBe('none');
    expect(after({ type: 'begin' }).step).toBe('duration');
    expect(after(...toConfirm).step).toBe('confirm');
    const paying = after(...toConfirm, { type: 'next' });
    expect(paying.step).toBe('payment');
    let state = paying;
    for (const step of ['confirm', 'datetime', 'duration', 'none']) {
      state = spaCard(state, { type: 'back' });
      expect(state.step).toBe(step);
    }
  });

  it('goes on from a draft that was kept over the login; the payment dialog is closed', () => {
    const confirm = after(...toConfirm);
    expect(after({ type: 'resume', draft: confirm })).toEqual(confirm);
    const paying = after(...toConfirm, { type: 'next' });
    expect(after({ type: 'resume', draft: paying }).step).toBe('confirm');
  });

  it('Back and Forward of the browser go as far as the choice allows, and forget nothing', () => {
    const confirm = after(...toConfirm);
    const goTo = (step: SpaCardState['step'], state = confirm) =>
      spaCard(state, { type: 'go-to', step });
    expect(goTo('duration')).toEqual({ ...confirm, step: 'duration' });
    expect(goTo('none')).toEqual({ ...confirm, step: 'none' });
    expect(goTo('confirm', goTo('none'))).toEqual(confirm);
    expect(goTo('payment').step).toBe('confirm');
    const timeless = after({ type: 'begin' }, chooseDuration);
    expect(goTo('confirm', timeless).step).toBe('datetime');
    expect(goTo('confirm', after({ type: 'begin' })).step).toBe('duration');
  });

  it('Next waits for a duration, then for a date and a time (spec 5, Spa)', () => {
    expect(after({ type: 'begin' }, { type: 'next' }).step).toBe('duration');
    const dated = after({ type: 'begin' }, chooseDuration, { type: 'next' }, { type: 'next' });
    expect(dated.step).toBe('datetime');
    const day: SpaCardAction = { type: 'choose', choice: { date: '2026-12-01' } };
    expect(spaCard(spaCard(dated, day), { type: 'next' }).step).toBe('datetime');
  });

  it('names what the date and time step lacks, in its order', () => {
    expect(missingWhen({ date: '', time: '' })).toBe('date');
    expect(missingWhen({ date: '2026-12-01', time: '' })).toBe('time');
    expect(missingWhen({ date: '2026-12-01', time: '10:00' })).toBeUndefined();
  });

  it('another day or length asks for the time again; the same one keeps it', () => {
    const chosen = after({ type: 'begin' }, chooseDuration, chooseTime);
    const choose = (choice: object) => spaCard(chosen, { type: 'choose', choice }).choice.time;
    expect(choose({ date: '2026-12-02' })).toBe('');
    expect(choose({ minutes: 90 })).toBe('');
    expect(choose({ date: '2026-12-01', minutes: 60 })).toBe('10:00');
  });

  it('closing, and a payment that succeeded, reset the card; one that failed keeps the choice [S4.spa.2, R43]', () => {
    const paying = after(...toConfirm, { type: 'next' });
    expect(spaCard(paying, { type: 'reset' })).toEqual(initialSpaCard);
    const failed = spaCard(paying, { type: 'payment-failed' });
    expect(failed).toEqual({ step: 'confirm', choice: paying.choice });
  });

  it('a time that somebody else took is asked again, with what is free around it', () => {
    const lost = spaCard(after(...toConfirm, { type: 'next' }), {
      type: 'slot-lost',
      problem: 'spa.slot-taken',
      freeSlots: ['09:00', '11:00'],
    });
    expect(lost).toEqual({
      step: 'datetime',
      choice: { minutes: 60, date: '2026-12-01', time: '' },
      lost: { problem: 'spa.slot-taken', time: '10:00', freeSlots: ['09:00', '11:00'] },
    });
    const chosen = spaCard(lost, { type: 'choose', choice: { time: '11:00' } });
    expect(chosen.lost).toBeUndefined();
    expect(spaCard(chosen, { type: 'next' }).step).toBe('confirm');
  });

  it('Next never leads on from a step that is not complete', () => {
    const action: fc.Arbitrary<SpaCardAction> = fc.oneof(
      fc.constantFrom<SpaCardAction>(
        { type: 'begin' },
        { type: 'next' },
        { type: 'back' },
        { type: 'reset' },
        { type: 'payment-failed' },
      ),
      fc
        .record(
          {
            minutes: fc.constantFrom(30, 60),
            date: fc.constantFrom('', '2026-12-01', '2026-12-02'),
            time: fc.constantFrom('', '10:00'),
          },
          { requiredKeys: [] },
        )
        .map((choice) => ({ type: 'choose' as const, choice })),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        let state = initialSpaCard;
        for (const next of actions) {
          const moved = spaCard(state, next);
          const ahead = spaSteps.indexOf(moved.step) > spaSteps.indexOf(state.step);
          expect(!ahead || next.type === 'begin' || canGoOn(state)).toBe(true);
          state = moved;
        }
      }),
    );
  });
});
