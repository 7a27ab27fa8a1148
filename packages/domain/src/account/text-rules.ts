import * as v from 'valibot';

/** Line breaks and other control characters have no place in a name; PostgreSQL refuses NUL. */
const CONTROL = /\p{Cc}/u;

const hasNoControl = (text: string) => !CONTROL.test(text);
const unusable = (label: string) => `${label} contains characters that cannot be used`;
const tooLong = (label: string, longest: number) =>
  `${label} must be at most ${longest} characters`;

/** One line of text: trimmed, without control characters, at most `longest` characters. */
export function lineRule(label: string, longest: number) {
  return v.pipe(
    v.string(`${label} must be text`),
    v.trim(),
    v.check(hasNoControl, unusable(label)),
    v.maxLength(longest, tooLong(label, longest)),
  );
}

/** The same, and not empty once trimmed. */
export function requiredLineRule(label: string, longest: number) {
  return v.pipe(
    v.string(`${label} is required`),
    v.trim(),
    v.nonEmpty(`${label} is required`),
    v.check(hasNoControl, unusable(label)),
    v.maxLength(longest, tooLong(label, longest)),
  );
}
