import type { Translation } from '../words/index.js';
import { texts } from './name.texts.js';
import { holdsHidden } from './visible-text.js';

/** Ruling 50. */
export const nameInvalid = (t: Translation<typeof texts> = texts) => t.invalid;
export const NAME_INVALID = texts.invalid;

/** Of what a guest writes on one line of a booking. */
export const LONGEST_LINE = 200;

// @__NO_SIDE_EFFECTS__
export const nameTooLong = (t: Translation<typeof texts> = texts) =>
  t.tooLong({ count: LONGEST_LINE });
export const NAME_TOO_LONG = nameTooLong();

/** Endings that mail programs make links of, and every ending of two letters: `evil.com`, `evil.om`. */
const ENDINGS =
  'com|net|org|info|biz|edu|gov|mil|int|name|pro|mobi|travel|app|dev|web|page|site|online|website|' +
  'space|link|click|host|shop|store|sale|deals|xyz|top|club|live|life|icu|vip|win|bet|bid|loan|work|' +
  'tech|cloud|blog|news|email|chat|support|help|world|today|asia|digital|agency|media|group|bank|' +
  'money|cash|finance|pay|hotel|hotels|holiday|company|center|team|zone|monster|quest|rest|zip|mov';

/** Longer than any name is allowed to be; nothing longer is looked into. */
const LONGEST = 300;

/** Before a name that follows without a space, as in `Dr.Li`. */
const TITLES = 'dr|mr|mrs|ms|md|st|prof|eng|sh';

const links = [
  /:\/\//,
  /\b(?:https?|ftp|mailto|tel|sms|javascript|data):/i,
  /(?<![\p{L}\p{N}])www\d?\./iu,
  /\bxn--/i,
  /\d{1,3}(?:\.\d{1,3}){3}/,
  // A path makes any host an address.
  /[\p{L}\p{N}]\.\p{L}{2,}(?::\d+)?\//u,
  // A host of two letters or more, for `J.Li` and `A.B.Smith` are initials.
  /* @__PURE__ */ new RegExp(
    `(?<![\\p{L}\\p{N}-])(?!(?:${TITLES})\\.)[\\p{L}\\p{N}-]{2,}(?:\\.[\\p{L}\\p{N}-]+)*\\.(?:\\p{L}{2}|${ENDINGS})(?![\\p{L}\\p{N}])`,
    'iu',
  ),
];

/**
 * Whether a text may stand as the name of a person or a company where others read it: no address of the
 * web, no line break, no control character. Initials, titles, apostrophes and every script pass.
 */
export function isName(text: string): boolean {
  if (text.length > LONGEST || holdsHidden(text)) return false;
  const read = asRead(text);
  return links.every((link) => !link.test(read));
}

/** As a browser reads an address: full-width letters and dots as plain ones, nothing invisible. */
function asRead(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.');
}
