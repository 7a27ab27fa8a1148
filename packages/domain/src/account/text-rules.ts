import * as v from 'valibot';
import { holdsHidden, isName, NAME_INVALID } from '../text/index.js';

const isVisible = (text: string) => !holdsHidden(text);
const unusable = (label: string) => `${label} contains characters that cannot be used`;
const tooLong = (label: string, longest: number) =>
  `${label} must be at most ${longest} characters`;

/** One line of text: trimmed, without control characters, at most `longest` characters. */
// @__NO_SIDE_EFFECTS__
export function lineRule(label: string, longest: number) {
  return v.pipe(
    v.string(`${label} must be text`),
    v.trim(),
    v.check(isVisible, unusable(label)),
    v.maxLength(longest, tooLong(label, longest)),
  );
}

/** A person's name: not empty once trimmed, and nothing that could be pressed in a mail (ruling 50). */
// @__NO_SIDE_EFFECTS__
export function nameRule(label: string, longest: number) {
  return v.pipe(
    v.string(`${label} is required`),
    v.trim(),
    v.nonEmpty(`${label} is required`),
    v.maxLength(longest, tooLong(label, longest)),
    v.check(isName, NAME_INVALID),
  );
}
