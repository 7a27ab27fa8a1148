import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFrom } from './save-as-file.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the address of a file outlives the click that saves it, and is let go a minute later', () => {
  const link = { href: '', download: '', click: vi.fn() };
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  vi.stubGlobal('document', { createElement: () => link });
  saveFrom('receipt.pdf', 'blob:receipt');
  expect(link).toMatchObject({ href: 'blob:receipt', download: 'receipt.pdf' });
  expect(link.click).toHaveBeenCalledOnce();
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:receipt');
});
