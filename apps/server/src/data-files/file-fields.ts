import * as v from 'valibot';
import { dollarsSchema } from '@vestibule/domain/money';

const MOST_DOLLARS = 1_000_000;
const hasCents = (dollars: number) => Number(dollars.toFixed(2)) === dollars;

/** What the database keeps as whole cents. */
export const dollars = v.pipe(
  dollarsSchema,
  v.maxValue(MOST_DOLLARS),
  v.check(hasCents, 'must be dollars with at most two decimals'),
);

export const whole = (least: number, most = 1_000_000) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const clock = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 14:00, in quotes'),
);

/** A record's id is a part of addresses. */
const ID = /^[A-Za-z0-9](?:[\w-]{0,98}[A-Za-z0-9])?$/;

/** What is wrong with a record's id. */
export function idFault(id: string): string | undefined {
  return ID.test(id) ? undefined : 'an id is of letters a to z, figures, - and _';
}
