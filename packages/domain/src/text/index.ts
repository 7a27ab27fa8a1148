export * from './read-json.js';
export * from './rich-text.js';
export * from './name.js';
export * from './visible-text.js';
export * from './storable.js';

/** Cuts a text at `length` characters and adds an ellipsis; never splits a surrogate pair. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** As `truncate`, at the last word that fits whole. */
export function truncateAtWord(text: string, length: number): string {
  if (Array.from(text).length <= length) return text;
  const words = Array.from(text).slice(0, length).join('');
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')}…`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
