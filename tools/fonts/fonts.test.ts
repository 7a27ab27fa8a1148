import { glob, readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import {
  arabicFaces,
  arabicLetters,
  latinExtFaces,
  loadedFaces,
} from '../../packages/ui/src/theme/font-faces.ts';
import { arabicStyle } from '../../packages/ui/src/theme/arabic-style.ts';
import { arabicFont } from '../../packages/ui/src/theme/scales.ts';
import { charactersOf, cutFont, fontsFolder, latin } from './make-fonts.ts';

const TOGETHER = 45_000;
const ARABIC_TOGETHER = 68_000;
/** What guests read of ours in Latin letters: messages, components, pages, and the hotel that is seeded. */
const texts = ['packages/{domain,ui}/src', 'apps/site/src', 'apps/server/src/seed'];
const notRead = /\/seed\/arabic\/|\.(ar|test|stories|examples|story-data|built\.test)\.tsx?$/;
/** They name characters of other scripts, to tell them apart, or mark texts for reviewers. */
const patterns = new Set([
  'packages/domain/src/content/demonstration.ts',
  'packages/domain/src/words/language.ts',
  'packages/domain/src/words/pseudo.ts',
  'packages/domain/src/text/name.ts',
  'packages/domain/src/text/search-text.ts',
  'packages/ui/src/media/Monogram/Monogram.tsx',
]);
/** What a hotel may write in the languages of Western Europe, with prices and typographers' signs. */
const western =
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœ' +
  '¡¿«»‹›‘’‚“”„–—…·•§©®°²³¹¼½¾×÷−±€£¥¢™ªº\u00a0';

/** The letters of other European languages beside those of the West, and the Turkish lira. */
const european = {
  Polish: 'ĄąĆćĘęŁłŃńŚśŹźŻż',
  'Czech and Slovak': 'ČčĎďĚěĹĺĽľŇňŔŕŘřŠšŤťŮůŽž',
  Turkish: 'ĞğİŞş₺',
  Azerbaijani: 'Əə',
  Hungarian: 'ŐőŰű',
  Romanian: 'ĂăȘșȚțŞşŢţ',
  'Croatian and Slovene': 'ČčĆćĐđŠšŽž',
  Latvian: 'ĀāĒēĢģĪīĶķĻļŅņŪū',
  Lithuanian: 'ĖėĮįŲų',
  Maltese: 'ĊċĠġĦħŻż',
  Esperanto: 'ĈĉĜĝĤĥĴĵŜŝŬŭ',
  Welsh: 'ŴŵŶŷẀẁẂẃẄẅỲỳ',
  German: 'ẞ',
};

/** The alphabets, as their languages order them, and their digits. */
const persian = 'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی۰۱۲۳۴۵۶۷۸۹٪';
const urdu = 'آابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہۂۃھءیےۓ۔؟،';

const read = (wanted: typeof loadedFaces) =>
  Promise.all(
    wanted.map(async (face) => {
      const bytes = await readFile(new URL(face.file, fontsFolder));
      return { ...face, bytes, font: create(bytes) as Font };
    }),
  );
const faces = await read(loadedFaces);
const latinExt = await read(latinExtFaces);
const allArabic = await read(arabicFaces);
/** What a page in Arabic fetches: the others have the letters of Persian and Urdu. */
const arabic = allArabic.filter(({ letters }) => letters === arabicLetters);
const families = [...new Set(arabicFaces.map(({ family }) => family))];

describe('the committed fonts', () => {
  test.each(faces)('$file has every character of the hotel’s texts', async ({ font }) => {
    const has = new Set(font.characterSet);
    const declared = charactersOf(latin);
    const written = new Set((await writtenTexts()).join('').replaceAll('\n', '') + western);
    const missing = [...written].filter(
      (character) => !declared.includes(character) || !has.has(character.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });

  test.each(latinExt)('$file has the letters of the other languages of Europe', (face) => {
    const has = new Set(face.font.characterSet);
    const declared = charactersOf(face.letters ?? '');
    const missing = Object.entries(european).flatMap(([language, letters]) =>
      Array.from(letters)
        .filter(
          (letter) =>
            ![declared, charactersOf(latin)].some((characters) => characters.includes(letter)) ||
            !has.has(letter.codePointAt(0) ?? 0),
        )
        .map((letter) => `${language}: ${letter}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(latinExt)('$file is fetched for no letter that the Latin files have', (face) => {
    const both = Array.from(charactersOf(face.letters ?? latin));
    expect(both.filter((letter) => charactersOf(latin).includes(letter))).toEqual([]);
  });

  test.each(arabic)('$file has every Arabic character of the hotel’s texts', async (face) => {
    const has = new Set(face.font.characterSet);
    const declared = charactersOf(face.letters ?? latin);
    const texts = await readTexts((file) => /\.ar\.ts$|\/arabic\//.test(file));
    const written = new Set(texts.join('').match(/\p{Script=Arabic}|[،؛؟]/gu));
    const missing = [...written].filter(
      (character) => !declared.includes(character) || !has.has(character.codePointAt(0) ?? 0),
    );
    expect(written.size).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });

  test.each(families)('%s has every letter and digit of Persian and Urdu', (family) => {
    const given = allArabic.filter((face) => face.family === family);
    const has = new Set(given.flatMap(({ font }) => font.characterSet));
    const declared = given.map(({ letters }) => charactersOf(letters ?? '')).join('');
    const missing = Array.from(persian + urdu).filter(
      (letter) => !declared.includes(letter) || !has.has(letter.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });

  test.each([...faces, ...latinExt, ...allArabic])(
    '$file is what the script makes',
    async (face) => {
      expect(face.bytes.equals(await cutFont(face))).toBe(true);
    },
  );

  test.each(Object.entries(arabicFont))(
    'of Arabic in %s, and each fallback until it has come, has a rule for Arabic letters alone',
    (_, families) => {
      const rules = arabicStyle('/fonts/').match(/@font-face[^}]*}/g) ?? [];
      const ruled = families.split(', ').map((family) => {
        const own = rules.filter((rule) => rule.includes(`font-family: ${family};`));
        return own.length > 0 && own.every((rule) => rule.includes('unicode-range: U+06'));
      });
      expect(ruled.length).toBeGreaterThan(2);
      expect(ruled).not.toContain(false);
    },
  );

  test('have the weights that components ask for, and no others', async () => {
    const texts = (await writtenTexts()).join('');
    const asked = [...texts.matchAll(/font-weight: (\w+)/g)].map(([, weight]) => Number(weight));
    const given = faces.flatMap(({ weights }) => weights.split(' ').map(Number));
    expect(rangeOf(given)).toEqual(rangeOf(asked));
  });

  test('weigh at most 45 kB together', () => {
    expect(weightOf(faces)).toBeLessThan(TOGETHER);
  });

  test('weigh at most 68 kB together on a page in Arabic', () => {
    expect(weightOf([...faces, ...arabic])).toBeLessThan(ARABIC_TOGETHER);
  });
});

const rangeOf = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)];

const weightOf = (fonts: typeof faces) =>
  fonts.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

const writtenTexts = () => readTexts((file) => !notRead.test(file) && !patterns.has(file));

async function readTexts(isRead: (file: string) => boolean): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(texts.map((folder) => `${folder}/**/*.{ts,tsx}`))) {
    if (isRead(file)) found.push(await readFile(file, 'utf8'));
  }
  return found;
}
