import { expect, it } from 'vitest';
import { bookedLineText } from './booked-line.js';
import { texts as arabic } from './booked-line.texts.ar.js';

it.each([
  [1, 'night', '1 night', 'ليلة واحدة'],
  [2, 'nights', '2 nights', 'ليلتان'],
  [1, 'treatment', '1 treatment', 'جلسة علاجية واحدة'],
  [11, 'tickets', '11 tickets', '11 تذكرة'],
  [3, 'Late supper', '3 Late supper', '\u2068Late supper\u2069 × 3'],
])('%i %s is said as %s', (quantity, label, english, translated) => {
  expect(bookedLineText({ label, quantity })).toBe(english);
  expect(bookedLineText({ label, quantity }, arabic)).toBe(translated);
});
