const texts =
  /^(name|title|subtitle|description|content|location|address|text|label|message|category|position|hint|caption|\w+Text)$/;
const lists = /^(amenities|images|ingredients|extras|addons|durations|team|gallery|socialMedia)$/;
const word = 'Donaudampfschifffahrtsgesellschaft ';

interface Change {
  text: (text: string) => string;
  list: (items: unknown[]) => unknown[];
}

/** The args of a hotel that left every text and list empty. */
export function emptied(args: object = {}): object {
  return changed(args, { text: () => '', list: () => [] });
}

/** The args of a hotel that fills every text to the brim. */
export function lengthened(args: object = {}): object {
  return changed(args, { text: (text) => `${text} ${word.repeat(40)}`, list: (items) => items });
}

function changed(record: object, change: Change): object {
  const entries = Object.entries(record).map(([key, value]: [string, unknown]) => {
    if (typeof value === 'string' && texts.test(key)) return [key, change.text(value)];
    return [
      key,
      within(Array.isArray(value) && lists.test(key) ? change.list(value) : value, change),
    ];
  });
  return Object.fromEntries(entries) as object;
}

function within(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => within(item, change));
  return isPlain(value) ? changed(value, change) : value;
}

/** Elements, dates and functions are nobody's content. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}
