import { isEmail } from './email.js';

/** Mailboxes that many guests have, in the order in which they are suggested. */
const common =
  'gmail.com hotmail.com outlook.com yahoo.com icloud.com live.com omantel.net.om googlemail.com protonmail.com rocketmail.com hotmail.co.uk yahoo.co.uk yahoo.co.in'.split(
    ' ',
  );

/** National domains of these providers: `yahoo.fr` and `yahoo.co.jp`, but hardly `yahoo.om`. */
const NATIONAL = /^(?:yahoo|hotmail|live|outlook)\.(?!co$|cm$|om$)(?:com?\.)?[a-z]{2}$/;

/** Endings that no domain has, and the ending that was meant. */
const misspeltEndings: [wrong: RegExp, right: string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|cim|cpm|cop|comm|coom)$/i, '.com'],
  [/\.(?:nte|met|ent|bet|nett)$/i, '.net'],
  [/\.(?:ogr|orgg|rog)$/i, '.org'],
];

/**
 * The address that a guest may have meant: it is one or two typos away from a common mailbox or
 * ending, or has a comma for a dot. Undefined where the typed one looks right, or like no common one.
 */
export function suggestEmail(address: string): string | undefined {
  const typed = address.trim();
  const cleaned = typed
    .replace(/\s/g, '')
    .replace(/[,;]/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/@+\.?/g, '@')
    .replace(/\.$/, '');
  const [local = '', domain = '', ...more] = cleaned.split('@');
  if (more.length > 0) return undefined;
  const suggestion = `${local}@${correctDomain(domain)}`;
  return suggestion !== typed && isEmail(suggestion) ? suggestion : undefined;
}

function correctDomain(domain: string): string {
  const corrected = misspeltEndings.reduce(
    (text, [wrong, right]) => text.replace(wrong, right),
    domain,
  );
  const text = corrected.toLowerCase();
  if (common.includes(text) || NATIONAL.test(text)) return corrected;
  const withDot = text.includes('.') ? text : text.replace(/(?:com)?$/, '.com');
  return common.find((known) => isSimilarDomain(withDot, known)) ?? corrected;
}

/** At most one typo in the ending; how many before it depends on the length of the name. */
function isSimilarDomain(text: string, known: string): boolean {
  const [name, ending] = splitAtFirstDot(text);
  const [rightName, rightEnding] = splitAtFirstDot(known);
  return editDistance(ending, rightEnding) <= 1 && isSimilarName(name, rightName);
}

/** The first letter must be right, or swapped with the second: `cloud`, `email` and `wahoo` are names of their own. */
function isSimilarName(name: string, right: string): boolean {
  if (name === right) return true;
  const [first = '', second = ''] = right;
  const begins = name.startsWith(first) || name.startsWith(second + first);
  return begins && editDistance(name, right) <= allowedTypos(right);
}

/** A word of four letters is one typo away from many others: `line`, `five` and `love` from `live`. */
function allowedTypos({ length }: string): number {
  if (length <= 4) return 0;
  return length < 10 ? 1 : 2;
}

function splitAtFirstDot(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** How many letters were left out, added, replaced or swapped with the next one (Damerau-Levenshtein). */
function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
