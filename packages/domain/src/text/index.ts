export * from './noun-for.js';
export { withoutFormula, writeCsv } from './csv.js';
export * from './read-json.js';
export * from './rich-text.js';
export * from './name.js';
export { texts as nameTexts } from './name.texts.js';
export * from './phone-line.js';
export * from './visible-text.js';
export * from './storable.js';
export * from './search-text.js';

/** Cuts a text at `length` characters and adds an ellipsis; never splits a surrogate pair. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** As `truncate`, behind the last word that fits whole; a first word that is too long is cut itself. */
export function truncateAtWord(text: string, length: number): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  const within = characters.slice(0, length + 1).join('');
  const end = within.search(/\s+\S*$/);
  const words = within.slice(0, Math.max(0, end)).replace(/[\s,;:.–-]+$/, '');
  return words ? `${words}…` : truncate(text, length);
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
