import { defineLanguage } from './message.js';

export { catalogue } from './pack.js';

/** English: a text with values, and one that depends on a number. */
export const { text, plural } = defineLanguage<'one'>({
  formOf: (count) => (count === 1 ? 'one' : 'other'),
});
