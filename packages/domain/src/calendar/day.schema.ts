import * as v from 'valibot';
import { isDay } from './day.js';

/** A calendar day of a record; one that exists. */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isDay, 'Please choose a day that exists.'),
);
