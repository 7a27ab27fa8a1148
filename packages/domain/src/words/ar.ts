import { defineLanguage } from './message.js';

let rules: Intl.PluralRules | undefined;

/**
 * Arabic: a text with values, and one that depends on a number. A value that is a text is isolated
 * (U+2068 to U+2069, as MessageFormat 2 does), so that a Latin name leaves the order of the line alone.
 * One that begins with such a value has no letter of its own to be ordered by, so a mark says that it is Arabic.
 */
export const { text, plural } = defineLanguage<'zero' | 'one' | 'two' | 'few' | 'many'>({
  formOf: (count) => (rules ??= new Intl.PluralRules('ar')).select(count),
  isolate: (value) => `\u2068${value.startsWith('\u2068') ? '\u200F' : ''}${value}\u2069`,
});
