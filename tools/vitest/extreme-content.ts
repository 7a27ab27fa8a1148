/** Not the hotel's words: what names, finds or counts something for the program. */
const names =
  /^(_?id|key|code|slug|file|images?|cover|url|href|path|phone|email|locale|timeZone|platform|currency|country|value|today|date|time|from|to|checkIn|checkOut)$|(Ids?|Href|Url|Path|Link|Date|Time|At|Until|Email|Phone|Code|Value)$/;
/** A day, a time, an address, a stored picture, or one of a closed set of codes. */
const codes =
  /^\d{4}-\d{2}|^\d{1,2}:\d{2}|^[/#]|^\w+:|\.\w{3,4}$|^[a-z][a-z\d]*([-.][a-z\d]+)*$|^[A-Z]{2,3}$/;
const texts =
  /^(name|title|subtitle|description|content|location|address|text|label|message|category|position|hint|caption|quote|tagline|amenities|ingredients|services|html|\w+Text|\w+Name)$/;
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
  const entries = Object.entries(record).map(([key, value]) => [key, within(key, value, change)]);
  return Object.fromEntries(entries) as object;
}

function within(key: string, value: unknown, change: Change): unknown {
  if (typeof value === 'string') return isText(key, value) ? change.text(value) : value;
  if (Array.isArray(value)) {
    return change.list(value).map((item: unknown) => within(key, item, change));
  }
  return isPlain(value) ? changed(value, change) : value;
}

function isText(key: string, value: string): boolean {
  return texts.test(key) || (!names.test(key) && !codes.test(value));
}

/** Elements, dates and functions are nobody's content. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}
