import type { HotelTheme } from '@vestibule/ui/theme';
import { checkTheme } from '@vestibule/ui/theme/check-theme';
import { afterEach, expect, test, vi } from 'vitest';
import { hotelTheme } from './hotel-brand.js';

afterEach(() => {
  vi.doUnmock('./hotel-brand.js');
  vi.resetModules();
});

/** What the server writes into each head for a hotel of this theme. */
async function headFor(theme: HotelTheme): Promise<string> {
  vi.doMock('./hotel-brand.js', async (original) => ({
    ...(await original()),
    hotelTheme: theme,
  }));
  vi.resetModules();
  const { headMarkup } = await import('./server/head-markup.js');
  return headMarkup('en');
}

test('the theme of this hotel can be read by every guest', () => {
  expect(checkTheme(hotelTheme)).toEqual([]);
});

test('a hotel of another theme has it in the head, so that nothing flashes', async () => {
  const head = await headFor({ light: { deep: '#123456' }, radius: { small: '12px' } });
  expect(head).toContain(':root:root{color-scheme:light;');
  expect(head).toContain('--v-radius-small:12px;');
  expect(head).toContain(
    '<meta name="theme-color" content="#123456" media="(prefers-color-scheme: light)">',
  );
});

test('the library’s own theme adds nothing to a page', async () => {
  expect(await headFor({})).not.toContain('--v-');
});
