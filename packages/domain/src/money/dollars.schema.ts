import * as v from 'valibot';

/** Dollars with at most two decimals. */
export const dollarsSchema = v.pipe(v.number(), v.minValue(0));
