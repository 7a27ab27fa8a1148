import { expect, it } from 'vitest';
import { languages } from '@vestibule/domain/words';
import { sources } from './catalogues.ts';

const name = `'(?:${languages.join('|')})'`;
const asksByName = new RegExp(`[!=]==? ${name}|${name} [!=]==?|case ${name}:`);

/**
 * What differs between languages stands in records with every language or script in them, so that a
 * further one is a type error where something of it is missing. A comparison would pass over it.
 */
it('no code asks for a language by its name', () => {
  const asking = sources.filter(
    ({ file, code }) => !/\.(?:test|stories)\.tsx?$/.test(file) && asksByName.test(code),
  );
  expect(asking.map(({ file }) => file)).toEqual([]);
});
