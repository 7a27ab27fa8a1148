import { expect, test } from 'vitest';
import { zoneName } from './zone-name.js';

const winter = new Date('2026-11-20T08:00:00Z');
const summer = new Date('2026-07-20T08:00:00Z');

test('a receipt in Arabic has no Latin name of a time zone; the English one keeps it', () => {
  expect(zoneName('Asia/Muscat', 'en', winter)).toBe('Asia/Muscat');
  expect(zoneName('Asia/Muscat', 'ar', winter)).toBe('توقيت الخليج');
});

test('the zone is named as it was when the money came, whenever the receipt is read', () => {
  expect(zoneName('Europe/Berlin', 'ar', winter)).toBe('توقيت وسط أوروبا الرسمي');
  expect(zoneName('Europe/Berlin', 'ar', summer)).toBe('توقيت وسط أوروبا الصيفي');
});
