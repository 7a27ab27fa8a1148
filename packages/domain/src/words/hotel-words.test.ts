import { expect, test } from 'vitest';
import { wordsFault } from './check-words.js';
import * as ar from './ar.js';
import * as en from './en.js';
import { withHotelWords } from './hotel-words.js';
import { catalogue, growingPack, textPack } from './pack.js';

const texts = catalogue('roomSample', {
  open: 'View Details',
  of: en.text('Room {name}'),
  nights: en.plural({ one: '{count} night', other: '{count} nights' }),
});

test('a hotel’s own words are said in place of English, made as their texts are', () => {
  const own = {
    open: 'See it',
    of: 'The {name}',
    nights: { one: 'one night', other: '{count} nights of sleep' },
  };
  const pack = withHotelWords(undefined, { roomSample: own }, en);
  const t = pack.get(texts);
  expect(t.open).toBe('See it');
  expect(t.of({ name: 'Dune' })).toBe('The Dune');
  expect(t.nights({ count: 1 })).toBe('one night');
  expect(t.nights({ count: 2 })).toBe('2 nights of sleep');
  expect(pack.get(texts)).toBe(t);
});

test('they stay above words of the language that come later', () => {
  const under = growingPack();
  const pack = withHotelWords(under, { roomSample: { open: 'انظر' } }, ar);
  expect(pack.get(texts).open).toBe('انظر');
  under.add([{ of: 'roomSample', words: { open: 'التفاصيل', of: ar.text('غرفة {name}') } }]);
  expect(pack.get(texts).open).toBe('انظر');
  expect(pack.get(texts).of({ name: 'Dune' })).toContain('غرفة');
});

test('a text that is no more, and a name of the platform, say nothing', () => {
  const pack = withHotelWords(textPack(), { roomSample: { gone: 'Gone' } }, en);
  expect(pack.get(texts)).not.toHaveProperty('gone');
  const other = catalogue('toString', { open: 'Open' });
  expect(pack.get(other).open).toBe('Open');
});

test.each([
  ['View', 'See it', 'en', undefined],
  ['Room {name}', '{name}, our room', 'en', undefined],
  ['Room {name}', 'Room', 'en', 'has other values or tags than {name}: Room'],
  ['Room', 'Room {name}', 'en', 'has other values or tags than none: Room {name}'],
  ['Room', '<b>Room</b>', 'en', 'has other values or tags than none: <b>Room</b>'],
  ['Room', '<a href="/x">Room</a>', 'en', 'holds HTML: <a href="/x">'],
  ['Room', ' ', 'en', 'has no words'],
  ['Room', { other: 'Room' }, 'en', 'has no plural forms in English'],
  [{ one: '{count} a', other: '{count} b' }, 'b', 'en', 'has plural forms in English'],
  [
    { one: '{count} a', other: '{count} b' },
    { one: 'one', other: '{count}' },
    'ar',
    'lacks the plural form zero, two, few, many',
  ],
  [
    { one: '{count} a', other: '{count} b' },
    { one: 'one', few: '{count}', other: '{count}' },
    'en',
    'has the plural form few, which English has not',
  ],
])('of %j, %j in %s: %s', (original, words, language, fault) => {
  expect(wordsFault(original, words, language)).toBe(fault);
});
