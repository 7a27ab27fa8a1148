import * as fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { catalogues, textsOf, translationOf, translations, type Text } from './catalogues.ts';
import { fromIcu, toIcu } from './icu.ts';
import { exportTexts, importTexts, TextFaults, type Messages } from './translate.ts';

const wordsOf = (text: Text) => (typeof text === 'string' ? text : text.words);

describe('a text as an ICU message', () => {
  it.each(catalogues)('%s comes back as it was, in every language', async (catalogue) => {
    const files = translations.map((language) => translationOf(catalogue, language));
    const texts = await Promise.all([catalogue, ...files].map(textsOf));
    for (const [key, text] of texts.flat())
      expect([key, fromIcu(toIcu(text))]).toEqual([key, wordsOf(text)]);
  });

  it('keeps every character', () => {
    const words = fc.string({ unit: 'binary' }).filter((text) => !/[{}]/.test(text));
    fc.assert(
      fc.property(words, words, (one, other) => {
        expect(fromIcu(toIcu(one))).toBe(one);
        const forms = { one: `${one}{count}`, other: `{count}${other}` };
        expect(fromIcu(toIcu({ words: forms }))).toEqual(forms);
      }),
    );
  });

  it('may count by the number sign, as translators’ programs write it', () => {
    expect(fromIcu('{count, plural, one {# night} other {# nights}}')).toEqual({
      one: '{count} night',
      other: '{count} nights',
    });
  });
});

describe('the Arabic of a translator', () => {
  let arabic: Messages;
  beforeAll(async () => ({ ar: arabic } = await exportTexts()));

  const forms = (other: string) =>
    `{count, plural, zero {صفر} one {واحد} two {اثنان} few {#} many {#} other {${other}}}`;

  it('changes nothing where no word has changed', async () => {
    expect(await importTexts('ar', arabic)).toEqual({});
  });

  it('comes into the catalogue, where the rest stays as it is', async () => {
    const [[file, code] = ['', ''], ...others] = Object.entries(
      await importTexts('ar', {
        ...arabic,
        'calendar.clearDate': "احذف ''التاريخ''",
        'calendar.suggestedStay': 'الإقامة {stay}',
        'calendar.nights': forms('{count} مبيت'),
      }),
    );
    expect(others).toEqual([]);
    expect(file).toMatch(/calendar\.texts\.ar\.ts$/);
    expect(code).toContain(String.raw`clearDate: 'احذف \'التاريخ\'',`);
    expect(code).toContain("suggestedStay: text('الإقامة {stay}'),");
    expect(code).toContain("few: '{count}', many: '{count}', other: '{count} مبيت' }),");
    expect(code).toContain(`today: '${arabic['calendar.today']}',`);
  });

  test.each<[name: string, key: string, message: string | undefined, fault: string]>([
    ['an unknown text', 'roomBookingSidebar.bok', 'احجز', 'there is no such text'],
    ['a missing text', 'roomBookingSidebar.name', undefined, 'has no words'],
    ['an empty text', 'roomBookingSidebar.name', '', 'has no words'],
    [
      'another value',
      'roomBookingSidebar.checkOutMoved',
      'المغادرة {date}',
      'has other values or tags than {day}: المغادرة {date}',
    ],
    [
      'a value where there is none',
      'roomBookingSidebar.name',
      'الاسم {name}',
      'has other values or tags than none: الاسم {name}',
    ],
    [
      'a form too few',
      'stay.guests',
      '{count, plural, one {ضيف} other {ضيوف}}',
      'lacks the plural form zero, two, few, many',
    ],
    [
      'a form of exactly one number',
      'stay.guests',
      forms('{count} ضيف').replace('zero', '=7 {سبعة} zero'),
      'has the plural form =7, which Arabic has not',
    ],
    [
      'a form for many numbers without its number',
      'stay.guests',
      forms('ضيف'),
      'has other values or tags than {count}: ضيف',
    ],
    ['no forms', 'stay.guests', '{count} ضيف', 'has plural forms in English'],
    ['forms for one text', 'roomBookingSidebar.name', forms('#'), 'has no plural forms in English'],
    [
      'words around the forms',
      'stay.guests',
      `لدينا ${forms('#')}`,
      'each plural form holds the whole text',
    ],
    [
      'a format',
      'roomBookingSidebar.checkOutMoved',
      '{day, date}',
      '{day, function, …} has no form in a catalogue',
    ],
    [
      'a number that the code holds',
      'roomsMessages.rooms.phone-too-long',
      'رقم طويل',
      'holds a value of the code; change it there',
    ],
  ])('is refused by its name, and nothing is changed: %s', async (_, key, message, fault) => {
    const messages: Messages = { ...arabic, 'roomBookingSidebar.bookYourStay': 'احجز' };
    if (message === undefined) delete messages[key];
    else messages[key] = message;
    const refused = importTexts('ar', messages);
    await expect(refused).rejects.toThrow(TextFaults);
    await expect(refused).rejects.toMatchObject({ lines: [`${key}: ${fault}`] });
  });

  it.each(['الاسم {', 'الاسم {name', '{count, plural}'])(
    'is refused where it cannot be read: %s',
    async (message) => {
      const broken = importTexts('ar', { ...arabic, 'roomBookingSidebar.name': message });
      await expect(broken).rejects.toThrow(/^roomBookingSidebar\.name: /);
    },
  );
});
