import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formsOf } from '@vestibule/domain/words/check-words';
import { expect, test } from 'vitest';
import { catalogues, nameOf, root, textsOf, translationOf, wordsOf } from './catalogues.ts';

/** Terms of packages/ui/docs/arabic.md, and the letters that their Arabic has in every form. */
const terms: [english: RegExp, arabic: RegExp][] = [
  [/\bbook(ings?|ed)?\b/i, /حجز|حجوز/],
  [/\bguests?\b/i, /ضيف|ضيوف/],
  [/\bnights?\b/i, /ليل|ليال/],
  // A meeting room is a hall.
  [/\brooms?\b/i, /غرف|قاعات/],
  [/\bsuites?\b/i, /جناح|أجنحة/],
  [/\bvillas?\b/i, /فيل|فلل/],
  [/\bpasswords?\b/i, /كلم(ة|تا) (ال)?مرور|كلمة جديدة/],
  [/\bpasskeys?\b/i, /مفتاح|مفاتيح/],
  [/\bemails?\b/i, /بريد/],
  [/\bphones?\b/i, /هاتف/],
  [/\bprofile\b/i, /ملف/],
  [/\bpoints?\b/i, /نقط|نقاط/],
  [/\bpayments?\b/i, /دفع|مدفوع/],
  [/\brefund/i, /استرداد|مسترد|استرد/],
  [/\breceipts?\b/i, /إيصال/],
  [/\btickets?\b/i, /تذكرة|تذكرت|تذاكر/],
  [/\bevents?\b/i, /فعالي/],
  [/\btreatments?\b/i, /جلس/],
  [/\bspecialists?\b/i, /أخصائي/],
  [/\bhalls?\b/i, /قاع/],
  [/\bspa\b/i, /سبا/],
  [/\brestaurant\b/i, /مطعم/],
  [/\bbreakfast\b/i, /فطور/],
  [/\bnewsletters?\b/i, /نشر/],
  [/\bnotifications?\b/i, /إشعار/],
  [/\breviews?\b/i, /مراجع/],
  [/\brequests?\b/i, /طلب/],
  [/\bseats?\b/i, /مقعد|مقاعد/],
  [/\bbrowsers?\b/i, /متصفح/],
  [/\bcalendar\b/i, /تقويم/],
];

/** What stands in pictures is described freely; a letter to a guest without a name greets without one. */
const free = new Set(['linkPreview', 'letter.dearGuest']);

const withoutMarks = (words: string) => words.replaceAll(/\p{Mn}/gu, '');
const rows = readFileSync(path.join(root, 'packages/ui/docs/arabic.md'), 'utf8').matchAll(
  /^\| (?<english>[^|]+) \| (?<arabic>[^|]+) \|$/gm,
);
const glossary = [...rows].map(([, english = '', arabic = '']) => [english, arabic] as const);

test.each(terms)('the glossary has %s as %s', (english, arabic) => {
  expect(glossary.some(([of, to]) => english.test(of) && arabic.test(withoutMarks(to)))).toBe(true);
});

test('where English has a term, Arabic has its word', async () => {
  const differing: string[] = [];
  for (const catalogue of catalogues) {
    const arabic = new Map(await textsOf(translationOf(catalogue, 'ar')));
    const name = nameOf(catalogue);
    for (const [key, text] of await textsOf(catalogue)) {
      if (free.has(name) || free.has(`${name}.${key}`)) continue;
      const english = formsOf(wordsOf(text))
        .join(' ')
        .replaceAll(/\{\w+\}|<[^>]*>/g, ' ');
      const translated = withoutMarks(formsOf(wordsOf(arabic.get(key) ?? '')).join(' '));
      for (const [term, word] of terms)
        if (term.test(english) && !word.test(translated))
          differing.push(`${name}.${key}: ${term.source} in «${translated}»`);
    }
  }
  expect(differing).toEqual([]);
});
