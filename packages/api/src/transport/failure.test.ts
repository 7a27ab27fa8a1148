import { expect, test } from 'vitest';
import { failureFrom } from './failure.js';

const refusal = (details: unknown) =>
  failureFrom({ status: 409, data: { code: 'rooms.sold-out', message: 'Sold out', details } });

test('a failure carries the details of its reply', () => {
  const freeStays = [{ checkIn: '2026-12-05', checkOut: '2026-12-07' }];
  expect(refusal({ freeStays })).toMatchObject({ code: 'rooms.sold-out', details: { freeStays } });
});

test.each([['some text'], [null], [7]])(
  'details that are no record are left out: %j',
  (details) => {
    expect(refusal(details).details).toBeUndefined();
  },
);

test.each([
  ['rooms.sold-out', 'Sold out', 'Sold out'],
  // A release that this page does not know yet.
  ['rooms.flooded', 'The room is under water.', 'The room is under water.'],
  // Spec 8: the status table serves what has no code, or no text.
  ['no code at all', 'Sold out', 'Resource already exists'],
  ['rooms.sold-out', undefined, 'Resource already exists'],
])('the code %s with the text %s says: %s', (code, message, shown) => {
  expect(failureFrom({ status: 409, data: { code, message } }).message).toBe(shown);
});
