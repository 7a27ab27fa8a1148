import { expect, test } from 'vitest';
import { defaultToastDuration, toastFadeMs } from './toast.js';

test('a toast shows for 3000 ms unless told, and fades out in 300 ms (spec 9)', () => {
  expect(defaultToastDuration).toBe(3000);
  expect(toastFadeMs).toBe(300);
});
