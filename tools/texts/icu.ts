import { parse } from '@messageformat/parser';
import type { Text } from './catalogues.ts';

type Tokens = ReturnType<typeof parse>;
type Token = Tokens[number] | { type: 'octothorpe' };

/** What ICU reads otherwise: an apostrophe, and within a plural form the number sign. */
const escaped = (words: string) => words.replaceAll("'", "''");
const escapedForm = (words: string) => escaped(words).replaceAll('#', "'#'");

/** A text of a catalogue in ICU MessageFormat, as translators and their programs know it. */
export function toIcu(text: Text): string {
  const words = typeof text === 'string' ? text : text.words;
  if (typeof words === 'string') return escaped(words);
  const forms = Object.entries(words).map(([form, each]) => `${form} {${escapedForm(each)}}`);
  return `{count, plural, ${forms.join(' ')}}`;
}

/**
 * What an ICU message says in the terms of a catalogue: its words, or one text for each plural form.
 * @throws {Error} where it is no message, or has what a catalogue has not: selections, formats, or
 * words around its plural forms.
 */
export function fromIcu(message: string): string | Record<string, string> {
  const tokens = parse(message, { strict: true });
  const [first] = tokens;
  if (tokens.length !== 1 || first?.type !== 'plural') return tokens.map(textOf).join('');
  if (first.arg !== 'count' || first.pluralOffset) throw new Error('only {count} has plural forms');
  return Object.fromEntries(
    first.cases.map(({ key, tokens: form }) => [key, form.map(textOf).join('')]),
  );
}

function textOf(token: Token): string {
  if (token.type === 'content') {
    if (/[{}]/.test(token.value)) throw new Error('braces enclose the name of a value');
    return token.value;
  }
  if (token.type === 'argument') return `{${token.arg}}`;
  if (token.type === 'octothorpe') return '{count}';
  if (token.type === 'plural') throw new Error('each plural form holds the whole text');
  throw new Error(`{${token.arg}, ${token.type}, …} has no form in a catalogue`);
}
