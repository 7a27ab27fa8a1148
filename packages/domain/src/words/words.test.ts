import { describe, expect, it } from 'vitest';
import { plural as arabicPlural, text as arabicText } from './ar.js';
import { plural, text } from './en.js';
import { defineLanguage } from './message.js';
import { catalogue, override, textPack, textsIn } from './pack.js';
import { pseudoPack } from './pseudo.js';

const texts = {
  viewDetails: 'View Details',
  ofRoom: text('of {name}'),
  guests: plural({ one: '{count} guest in {room}', other: '{count} guests in {room}' }),
};

describe('a catalogue in English', () => {
  it('fills in values', () => {
    expect(texts.ofRoom({ name: 'Sea View King' })).toBe('of Sea View King');
  });

  it.each([
    [0, '0 guests in 12'],
    [1, '1 guest in 12'],
    [2, '2 guests in 12'],
  ])('counts %i', (count, expected) => {
    expect(texts.guests({ count, room: 12 })).toBe(expected);
  });

  it('holds callers to its placeholders', () => {
    // @ts-expect-error A value is missing.
    expect(texts.ofRoom({})).toBe('of {name}');
    // @ts-expect-error A count is a number.
    texts.guests({ count: '2', room: 12 });
  });
});

describe('a catalogue in Arabic', () => {
  const nights = arabicPlural({
    zero: 'لا ليالٍ',
    one: 'ليلة واحدة',
    two: 'ليلتان',
    few: '{count} ليالٍ',
    many: '{count} ليلة',
    other: '{count} ليلة',
  });

  it.each([
    [0, 'لا ليالٍ'],
    [1, 'ليلة واحدة'],
    [2, 'ليلتان'],
    [3, '3 ليالٍ'],
    [11, '11 ليلة'],
    [100, '100 ليلة'],
  ])('counts %i', (count, expected) => {
    expect(nights({ count })).toBe(expected);
  });

  it('sets a text apart from the words around it, and leaves a number alone', () => {
    expect(arabicText('غرفة {name} رقم {number}')({ name: 'Sea View', number: 3 })).toBe(
      'غرفة \u2068Sea View\u2069 رقم 3',
    );
  });

  it('orders a text within a text as Arabic, though it begins with a name', () => {
    const bought = arabicText('{name} × {quantity}')({ name: 'عشاء', quantity: 2 });
    expect(bought).toBe('\u2068عشاء\u2069 × 2');
    // Without the mark (U+200F) nothing but the isolated name says which way it runs.
    expect(arabicText('{bought} × {price}')({ bought, price: '$45.00' })).toBe(
      '\u2068\u200F\u2068عشاء\u2069 × 2\u2069 × \u2068$45.00\u2069',
    );
  });
});

it('a language of its own has the forms that Intl selects', () => {
  const rules = new Intl.PluralRules('pl');
  const polish = defineLanguage<'one' | 'few' | 'many'>({ formOf: (count) => rules.select(count) });
  const nights = polish.plural({
    one: '{count} noc',
    few: '{count} noce',
    many: '{count} nocy',
    other: '{count} nocy',
  });
  expect([1, 2, 5].map((count) => nights({ count }))).toEqual(['1 noc', '2 noce', '5 nocy']);
});

it('a form that the words lack is other', () => {
  const rules = new Intl.PluralRules('ru');
  const { plural } = defineLanguage<'one'>({ formOf: (count) => rules.select(count) });
  const nights = plural({ one: '{count} ночь', other: '{count} ночей' });
  expect([1, 2, 5].map((count) => nights({ count }))).toEqual(['1 ночь', '2 ночей', '5 ночей']);
});

describe('a pack', () => {
  it('finds a catalogue by its name, so that it needs none of the English words', () => {
    const named = catalogue('roomCard', { viewDetails: 'View Details', bed: 'Bed' });
    const pack = textPack({ of: 'roomCard', words: { viewDetails: 'عرض التفاصيل' } });
    expect(textsIn(pack, named)).toEqual({ viewDetails: 'عرض التفاصيل', bed: 'Bed' });
    const hotels = textPack(
      { of: 'roomCard', words: { viewDetails: 'عرض التفاصيل' } },
      override(named, { viewDetails: 'See the room' }),
    );
    expect(textsIn(hotels, named).viewDetails).toBe('See the room');
  });

  it('replaces some words and leaves the others', () => {
    const pack = textPack(override(texts, { viewDetails: 'See the room' }));
    const t = textsIn(pack, texts);
    expect([t.viewDetails, t.ofRoom({ name: 'Dunes' })]).toEqual(['See the room', 'of Dunes']);
  });

  it('lets the later of two overrides win, word by word', () => {
    const pack = textPack(
      override(texts, { viewDetails: 'عرض التفاصيل', ofRoom: arabicText('{name}') }),
      override(texts, { viewDetails: 'See the room' }),
    );
    const t = textsIn(pack, texts);
    expect([t.viewDetails, t.ofRoom({ name: 'Dunes' })]).toEqual([
      'See the room',
      '\u2068Dunes\u2069',
    ]);
  });

  it('gives the same object each time', () => {
    const pack = textPack(override(texts, { viewDetails: 'See the room' }));
    expect(pack.get(texts)).toBe(pack.get(texts));
    expect(textsIn(undefined, texts)).toBe(texts);
  });

  it('takes no word with a placeholder that the text has not', () => {
    // @ts-expect-error `{town}` gets no value from anybody.
    override(texts, { ofRoom: text('of {town}') });
    // @ts-expect-error There is no such text.
    override(texts, { seeDetails: 'See' });
    expect(override(texts, { ofRoom: text('of a room') }).of).toBe(texts);
  });
});

it('the language for reviewers marks and lengthens every text', () => {
  const t = textsIn(pseudoPack, texts);
  expect(t.viewDetails).toBe('⟦View Details~~~~~⟧');
  expect(t.ofRoom({ name: 'Dunes' })).toBe('⟦of Dunes~~~~⟧');
  expect(t.guests({ count: 1, room: 2 })).toMatch(/^⟦1 guest in 2~+⟧$/);
  const longRoom = t.ofRoom({ name: 'Sea View King with a Balcony' });
  expect(longRoom).toBe('⟦of Sea View King with a Balcony~~~~~~~~ ~~~~~⟧');
  expect(textsIn(pseudoPack, texts)).toBe(t);
});
