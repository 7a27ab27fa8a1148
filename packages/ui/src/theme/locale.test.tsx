import { buildHall } from '@vestibule/domain/halls/builders';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import { glob, readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DatePicker } from '../forms/DatePicker/DatePicker.js';
import { HallCard } from '../halls/HallCard/HallCard.js';
import { RoomCard } from '../rooms/RoomCard/RoomCard.js';
import { VestibuleProvider } from './VestibuleProvider.js';

const shown = (locale: string) =>
  renderToStaticMarkup(
    <VestibuleProvider locale={locale} fontsUrl={false}>
      <RoomCard room={buildRoom({ price: 1234.5, discount: null })} />
      <HallCard hall={buildHall({ price: 900, size: 1200 })} onBook={() => {}} />
      <DatePicker today="2026-11-20" value="2026-11-21" onValueChange={() => {}} />
    </VestibuleProvider>,
  );

test('prices, figures and days are those of the locale', () => {
  const german = shown('de-DE');
  expect(german).toContain('1.234,50\u00a0$');
  expect(german).toContain('1.200 sq ft');
  expect(german).toContain('21.11.2026');
});

test.each(['en-US', 'en-GB'])('and in %s those of the hotel’s English', (locale) => {
  const english = shown(locale);
  expect(english).toContain('$1,234.50');
  expect(english).toContain('1,200 sq ft');
  expect(english).toContain('11/21/2026');
});

test('a locale that Intl does not know is refused by the name of the property', () => {
  expect(() => shown('en_US')).toThrow(/locale "en_US" is no BCP 47 locale/);
});

/** What writes or orders by a language, with what stands in its brackets. */
const CALLS =
  /\b(?:format(?:Cents|Dollars|Baisa|Number|Date|LongDay|PickerDay)|rialsText|hall(?:People|Size)Text|hallTeaser|discountLabel|givingUpText|cancelledText|displayDateRange|dayHoursText|hallRequestSchema|localeCompare|Intl\.\w+(?:Format|Names|Locale))\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

test('no component writes figures, days or an order of its own', async () => {
  const without: string[] = [];
  for await (const file of glob('packages/ui/src/**/*.{ts,tsx}')) {
    if (/\.(?:test|stories|story-data|examples)\.tsx?$/.test(file)) continue;
    const code = (await readFile(file, 'utf8')).replaceAll(/\/\*\*[^]*?\*\/|import [^;]*;/g, '');
    for (const [call, values = ''] of code.matchAll(CALLS))
      if (!/\blocale\b/.test(values)) without.push(`${file}: ${call}`);
  }
  expect(without).toEqual([]);
});
