import { isEmail } from './email.js';

/** Mailboxes that many guests have, in the order in which they are suggested. */
const common =
  'gmail.com hotmail.com outlook.com yahoo.com icloud.com live.com omantel.net.om googlemail.com protonmail.com rocketmail.com hotmail.co.uk yahoo.co.uk yahoo.co.in'.split(
    ' ',
  );

/** What else these providers sell: `yahoo.fr` and `yahoo.co.jp`, but hardly `yahoo.om`. */
const NATIONAL = /^(?:yahoo|hotmail|live|outlook)\.(?!co$|cm$|om$)(?:com?\.)?[a-z]{2}$/;

/** Endings that no domain has, by what was meant. */
const endings: [wrong: RegExp, right: string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|cim|cpm|cop|comm|coom)$/i, '.com'],
  [/\.(?:nte|met|ent|bet|nett)$/i, '.net'],
  [/\.(?:ogr|orgg|rog)$/i, '.org'],
];

/**
 * The address that a guest may have meant: a common mailbox or ending is a slip or two away, or a
 * comma stands for a dot. Always an address; undefined where the typed one looks right, or like nothing.
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
  const suggestion = `${local}@${meantDomain(domain)}`;
  return suggestion !== typed && isEmail(suggestion) ? suggestion : undefined;
}

function meantDomain(domain: string): string {
  const ended = endings.reduce((text, [wrong, right]) => text.replace(wrong, right), domain);
  const text = ended.toLowerCase();
  if (common.includes(text) || NATIONAL.test(text)) return ended;
  const dotted = text.includes('.') ? text : text.replace(/(?:com)?$/, '.com');
  return common.find((known) => isNear(dotted, known)) ?? ended;
}

/** At most one slip in the ending, and so many before it as that name bears. */
function isNear(text: string, known: string): boolean {
  const [name, ending] = atFirstDot(text);
  const [rightName, rightEnding] = atFirstDot(known);
  return slipsBetween(ending, rightEnding) <= 1 && isNearName(name, rightName);
}

/** None of the first letter unless it is swapped: `cloud`, `email` and `wahoo` are names of their own. */
function isNearName(name: string, right: string): boolean {
  if (name === right) return true;
  const [first = '', second = ''] = right;
  const begins = name.startsWith(first) || name.startsWith(second + first);
  return begins && slipsBetween(name, right) <= slipsBorne(right);
}

/** A word of four letters is one slip from many others: `line`, `five` and `love` from `live`. */
function slipsBorne({ length }: string): number {
  if (length <= 4) return 0;
  return length < 10 ? 1 : 2;
}

function atFirstDot(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Letters that were left out, added, exchanged or swapped with the next one. */
function slipsBetween(one: string, other: string): number {
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
