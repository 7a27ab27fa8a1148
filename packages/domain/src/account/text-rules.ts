import * as v from 'valibot';

/** Line breaks and other control characters have no place in a name; PostgreSQL refuses NUL. */
const CONTROL = /\p{Cc}/u;

/** One line of text: trimmed, without control characters, at most `longest` characters. */
export function lineRule(label: string, longest: number) {
  return v.pipe(
    v.string(`${label} must be text`),
    v.trim(),
    v.check((text) => !CONTROL.test(text), `${label} contains characters that cannot be used`),
    v.maxLength(longest, `${label} must be at most ${longest} characters`),
  );
}

/** The same, and not empty once trimmed. */
export function requiredLineRule(label: string, longest: number) {
  return v.pipe(
    v.string(`${label} is required`),
    v.trim(),
    v.nonEmpty(`${label} is required`),
    lineRule(label, longest),
  );
}
