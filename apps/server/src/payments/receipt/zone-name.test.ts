import { expect, test } from 'vitest';
import { zoneName } from './zone-name.js';

test('a receipt in Arabic has no Latin name of a time zone; the English one keeps it', () => {
  expect(zoneName('Asia/Muscat', 'en')).toBe('Asia/Muscat');
  expect(zoneName('Asia/Muscat', 'ar')).toBe('توقيت الخليج');
});
