import { expect, test } from 'vitest';
import { isPhoneLine } from './phone-line.js';

test.each(['+96892123456', '(02) 24 55 01 00', '06.12.34.56.78', '24550100 x12', '٩٢١٢٣٤٥٦'])(
  '%s can be dialled',
  (phone) => expect(isPhoneLine(phone)).toBe(true),
);

test.each([
  '',
  'https://evil.example/pay',
  'evil.com',
  'Pay again at evil.com',
  '+968 92123456 evil.com',
  'bitcoin:1A1zP1',
  '1'.repeat(41),
])('%j cannot', (phone) => expect(isPhoneLine(phone)).toBe(false));
