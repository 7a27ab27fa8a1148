import * as v from 'valibot';
import type { Translation } from '../words/index.js';
import { isDay } from './day.js';
import { texts } from './day.texts.js';

// @__NO_SIDE_EFFECTS__
function dayRule(t: Translation<typeof texts>) {
  return v.pipe(v.string(), v.isoDate(), v.check(isDay, t.dayMissing));
}

/** A calendar day of a record; one that exists. */
export const daySchema = dayRule(texts);
