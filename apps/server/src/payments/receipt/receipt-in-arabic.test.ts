import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '@vestibule/domain/words';
import { drawReceipt } from './draw-receipt.js';
import { buildReceipt } from './receipt.builders.js';

/** A piece of text as a reader of PDF finds it: where its line is, and from where to where it goes. */
interface Piece {
  text: string;
  y: number;
  left: number;
  right: number;
}

const payment = [
  { label: 'طريقة الدفع', value: 'بطاقة VISA، عبر Thawani' },
  { label: 'رقم الغرفة', value: '٣٤' },
  { label: 'رقم الطابق', value: '۵۶' },
  {
    label: 'الحجز',
    value:
      '\u2068A Sea View King of the Old Harbour wing, on the water in Muscat, telephone +968 2455 0100 or come to 7 Harbour St.\u2069',
  },
];

/** What another program makes of the file. */
async function read(language: Language) {
  const pdf = await drawReceipt(buildReceipt({ payment }, language));
  const file = Buffer.from(pdf).toString('latin1');
  const document = await getDocumentProxy(pdf);
  const page = await document.getPage(1);
  const { items, lang } = await page.getTextContent();
  const pieces = items.flatMap((item): Piece[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [left, y] = item.transform.slice(4).map(Number) as [number, number];
    return [{ text: item.str, y: Math.round(y), left, right: left + item.width }];
  });
  return { file, lang, pieces, width: page.getViewport({ scale: 1 }).width };
}

let english: Awaited<ReturnType<typeof read>>;
let arabic: Awaited<ReturnType<typeof read>>;

beforeAll(async () => {
  english = await read('en');
  arabic = await read('ar');
});

const piece = ({ pieces }: typeof english, text: string) =>
  pieces.find((one) => one.text === text) ?? expect.fail(`nothing reads ${text}`);

/** The words of the lines, each from right to left, as Arabic is read. */
function linesOf({ pieces }: typeof english): string[] {
  const byLine = Map.groupBy(
    pieces.toSorted((one, other) => other.y - one.y || other.left - one.left),
    ({ y }) => y,
  );
  return [...byLine.values()].map((line) => line.map(({ text }) => text).join(' '));
}

describe('a receipt in Arabic', () => {
  test('is a document in Arabic, and one in English is in English', () => {
    expect([arabic.lang, english.lang]).toEqual(['ar', 'en']);
  });

  test('has its fonts in it', () => {
    const fonts = arabic.file.match(/(?<=\/FontName \/\w+\+)[\w-]+/g) ?? [];
    expect(fonts).toEqual(expect.arrayContaining(['Amiri-Regular', 'Amiri-Bold']));
    expect(arabic.file.match(/\/FontFile\d? /g)).toHaveLength(fonts.length);
  });

  test('reads as it is written, letter by letter and in order', () => {
    const lines = linesOf(arabic);
    expect(lines).toEqual(
      expect.arrayContaining([
        'البيان الكمية سعر الوحدة المبلغ',
        'الليالي 2 $150.00 $300.00',
        'إجمالي المبلغ المدفوع $300.00 USD',
        'محمد الهنائي',
        '+968 9212 3456',
      ]),
    );
    const text = lines.join('\n');
    expect(text).toContain('بطاقة VISA ، عبر Thawani');
    expect(text).toContain('رقم الغرفة ٣٤');
    expect(text).toContain('رقم الطابق ۵۶');
    expect(text).toContain('جميع التواريخ والأوقات بتوقيت الفندق');
  });

  test('breaks a Latin value into lines that each keep their order', () => {
    expect(linesOf(arabic)).toEqual(
      expect.arrayContaining([
        'الحجز A Sea View King of the Old Harbour wing, on the water in Muscat, telephone',
        '+968 2455 0100 or come to 7 Harbour St.',
      ]),
    );
  });

  test.each(['Layla Haddad', '+968 9212 3456', '2', '$150.00', '$300.00', 'BK-1'])(
    'has %s where the mirror of the English one has it',
    (text) => {
      const [one, other] = [piece(english, text), piece(arabic, text)];
      expect(other.left).toBeCloseTo(english.width - one.right, 1);
      expect(other.right).toBeCloseTo(english.width - one.left, 1);
      expect(other.y).toBe(one.y);
    },
  );
});
