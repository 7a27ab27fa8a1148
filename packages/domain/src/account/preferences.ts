import * as v from 'valibot';
import { visibleText } from '../text/index.js';
import { formObject } from './form-object.js';

/** What a guest likes; the desk reads it when it prepares a stay. */
export const preferencesForm = formObject(
  {
    newsletter: v.boolean(),
    bed: v.picklist(['any', 'king', 'twin']),
    floor: v.picklist(['any', 'low', 'high']),
    notes: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(500, 'Please use at most 500 characters'),
      v.check((text) => !text.includes('\0'), 'The text contains characters that cannot be used'),
      v.transform(visibleText),
    ),
  },
  {},
);

export type Preferences = v.InferOutput<typeof preferencesForm>;

export const bedChoices = {
  any: 'No preference',
  king: 'One large bed',
  twin: 'Two single beds',
} satisfies Record<Preferences['bed'], string>;

export const floorChoices = {
  any: 'No preference',
  low: 'A lower floor',
  high: 'A higher floor',
} satisfies Record<Preferences['floor'], string>;
