import * as v from 'valibot';
import { texts as nameTexts } from '../text/name.texts.js';
import { holdsHidden, isName } from '../text/index.js';
import { texts } from './account-rules.texts.js';
import type { AccountWords, NameWords } from './words.js';

const isVisible = (text: string) => !holdsHidden(text);

/** One line of text: trimmed, without control characters, at most `longest` characters. */
// @__NO_SIDE_EFFECTS__
export function lineRule(label: string, longest: number, t: AccountWords = texts) {
  return v.pipe(
    v.string(t.notText({ label })),
    v.trim(),
    v.check(isVisible, t.unusable({ label })),
    v.maxLength(longest, t.tooLong({ label, count: longest })),
  );
}

/** A person's name: not empty once trimmed, and nothing that could be pressed in a mail (ruling 50). */
// @__NO_SIDE_EFFECTS__
export function nameRule(
  label: string,
  longest: number,
  t: AccountWords = texts,
  names: NameWords = nameTexts,
) {
  return v.pipe(
    v.string(t.required({ label })),
    v.trim(),
    v.nonEmpty(t.required({ label })),
    v.maxLength(longest, t.tooLong({ label, count: longest })),
    v.check(isName, names.invalid),
  );
}
