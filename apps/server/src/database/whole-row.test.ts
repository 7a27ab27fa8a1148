import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { wholeRow } from './whole-row.js';

const boats = pgTable('boats', {
  id: text().primaryKey(),
  name: text().notNull(),
  seats: integer(),
  covered: boolean().notNull().default(true),
});

interface Boat {
  name: string;
  seats?: number;
}

test('a column that the record says nothing of is emptied, where it may be empty', () => {
  const boat: Boat = { name: 'Dhow' };
  expect(wholeRow(boats, boat)).toEqual({ name: 'Dhow', seats: null });
  expect(wholeRow(boats, { ...boat, seats: undefined })).toEqual({ name: 'Dhow', seats: null });
  expect(wholeRow(boats, { ...boat, seats: 0 })).toEqual({ name: 'Dhow', seats: 0 });
});

test('a record without a field for such a column, or with one that is no column, is a type error', () => {
  // @ts-expect-error -- nothing says how many seats there are
  expect(wholeRow(boats, { name: 'Dhow' })).toBeDefined();
  // @ts-expect-error -- no column is called so
  expect(wholeRow(boats, { name: 'Dhow', seats: 4, sails: 2 })).toBeDefined();
});
