import { isEmail } from './email.js';

/** Mailboxes that many guests have, in the order in which they are suggested. */
const common =
  'gmail.com hotmail.com outlook.com yahoo.com icloud.com live.com omantel.net.om googlemail.com protonmail.com rocketmail.com hotmail.co.uk yahoo.co.uk yahoo.co.in'.split(
    ' ',
  );

/** One letter away from a common mailbox, and mailboxes of their own. */
const others = 'mail.com ymail.com email.com fmail.com like.com love.com'.split(' ');

/** What else these providers sell: `yahoo.fr`, but hardly `yahoo.om`. */
const NATIONAL = /^(?:yahoo|hotmail|live|outlook)\.(?!co$|cm$|om$)[a-z]{2}$/;

/** Endings that no domain has, by what was meant. */
const endings: [wrong: RegExp, right: string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|cim|cpm|cop|comm|coom)$/, '.com'],
  [/\.(?:nte|met|ent|bet|nett)$/, '.net'],
  [/\.(?:ogr|orgg|rog)$/, '.org'],
];

/**
 * The address that a guest may have meant: a common mailbox or ending is one or two slips away, or a
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
  const text = domain.toLowerCase();
  if (common.includes(text) || others.includes(text) || NATIONAL.test(text)) return domain;
  const near = common.find((known) => isNear(text, known));
  if (near) return near;
  const [wrong, right] = endings.find(([ending]) => ending.test(text)) ?? [];
  return wrong && right ? text.replace(wrong, right) : domain;
}

/** One slip, or two behind a first letter that is right. */
function isNear(text: string, known: string): boolean {
  if (`${text}.com` === known) return true;
  const slips = slipsBetween(text, known);
  return slips === 1 || (slips === 2 && text[0] === known[0] && text.length > 6);
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
