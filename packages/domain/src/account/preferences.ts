import * as v from 'valibot';
import { visibleText } from '../text/index.js';
import type { Translation } from '../words/index.js';
import { formObject } from './form-object.js';
import { texts } from './preferences.texts.js';

const LONGEST_NOTES = 500;

/** What a guest likes; the desk reads it when it prepares a stay. */
// @__NO_SIDE_EFFECTS__
export function preferencesRules(t: Translation<typeof texts> = texts) {
  return formObject(
    {
      newsletter: v.boolean(),
      bed: v.picklist(['any', 'king', 'twin']),
      floor: v.picklist(['any', 'low', 'high']),
      notes: v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(LONGEST_NOTES, t.notesTooLong({ count: LONGEST_NOTES })),
        v.check((text) => !text.includes('\0'), t.notesUnusable),
        v.transform(visibleText),
      ),
    },
    {},
  );
}
export const preferencesForm = preferencesRules();

export type Preferences = v.InferOutput<typeof preferencesForm>;

export const bedChoices = (t: Translation<typeof texts> = texts) =>
  ({
    any: t.bedAny,
    king: t.bedKing,
    twin: t.bedTwin,
  }) satisfies Record<Preferences['bed'], string>;

export const floorChoices = (t: Translation<typeof texts> = texts) =>
  ({
    any: t.floorAny,
    low: t.floorLow,
    high: t.floorHigh,
  }) satisfies Record<Preferences['floor'], string>;
