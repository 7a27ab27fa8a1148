/**
 * Control characters (C0, DEL, C1), which a terminal obeys, and the overrides, embeddings and isolates
 * that reorder what is around them: names in Arabic or Hebrew need none. Joiners stay, because
 * Persian and emoji do.
 */
const HIDDEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const everyHidden = new RegExp(HIDDEN, 'gu');
/** All that begins a new line somewhere, NEL among them. */
const everyBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/** Whether a text holds a line break or another character that is obeyed instead of shown. */
export function holdsHidden(text: string): boolean {
  return HIDDEN.test(text) || text.search(everyBreak) >= 0;
}

/** A text of one line that shows all that it does. */
export function visibleLine(text: string): string {
  return text.replace(everyBreak, ' ').replaceAll('\t', ' ').replace(everyHidden, '');
}

/** A text of several lines: its line breaks stay, as `\n`. */
export function visibleText(text: string): string {
  return text.split(everyBreak).map(visibleLine).join('\n');
}

/** What a guest typed, safe for a pipe-separated description: one visible line, no `|` (ruling 5). */
export function plainLine(text: string): string {
  return visibleLine(text).replaceAll('|', ' ').replace(/\s+/g, ' ').trim();
}
