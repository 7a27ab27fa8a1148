import { describe, expect, test } from 'vitest';
import { letter } from './letter.js';

const head = { hotelName: 'Qasr Al Bahr', language: 'ar' } as const;
const htmlOf = (paragraph: string) =>
  letter(head, { title: 'عنوان', paragraphs: [paragraph] }).html;

describe('what a text isolates is an element in HTML', () => {
  test.each([
    ['غرفة \u2068Sea View\u2069 لكم', 'غرفة <bdi>Sea View</bdi> لكم'],
    [
      '\u2068الغرفة: \u2068Sea View\u2069\u2069، \u2068مؤكدة\u2069',
      '<bdi>الغرفة: <bdi>Sea View</bdi></bdi>، <bdi>مؤكدة</bdi>',
    ],
  ])('%j', (paragraph, html) => {
    expect(htmlOf(paragraph)).toContain(`>${html}</p>`);
  });

  test.each(['\u2069غرفة', 'غرفة\u2068', '\u2069 و\u2068'])(
    'a sign without its other half opens and closes none: %j',
    (paragraph) => {
      expect(htmlOf(paragraph)).toContain(`>${paragraph}</p>`);
    },
  );

  test('one that a guest wrote closes the nearest, and the tags still match', () => {
    const html = htmlOf('اسم \u2068Am\u2069al\u2069');
    expect(html).toContain('>اسم <bdi>Am</bdi>al\u2069</p>');
  });
});

test('a text in another language says so within its paragraph', () => {
  const english = { text: 'The desk is open.', marked: { lang: 'en', dir: 'ltr' } } as const;
  const { html, text } = letter(head, { title: 'عنوان', paragraphs: [english] });
  expect(html).toContain('><span lang="en" dir="ltr">The desk is open.</span></p>');
  expect(text).toContain('\nThe desk is open.\n');
});
