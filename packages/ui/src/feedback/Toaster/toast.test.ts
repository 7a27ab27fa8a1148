import { expect, test } from 'vitest';
import { defaultToastDuration, toastFadeMs } from './toast.js';

test('a toast stands three seconds by default, and fades in 300 ms [S9.toast.1]', () => {
  expect(defaultToastDuration).toBe(3000);
  expect(toastFadeMs).toBe(300);
});
