import { buildHall } from '@vestibule/domain/halls/builders';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import { glob, readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DatePicker } from '../forms/DatePicker/DatePicker.js';
import { HallCard } from '../halls/HallCard/HallCard.js';
import { RoomCard } from '../rooms/RoomCard/RoomCard.js';
import { arabicPack } from '../texts/ar.js';
import { override, roomCardTexts, text, textPack } from '../texts/index.js';
import { VestibuleProvider, type VestibuleProviderProps } from './VestibuleProvider.js';

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

const root = (props: Pick<VestibuleProviderProps, 'locale' | 'texts'>) =>
  renderToStaticMarkup(
    <VestibuleProvider root="element" fontsUrl={false} {...props}>
      <RoomCard room={buildRoom()} />
    </VestibuleProvider>,
  );

test('a language brings its locale and its direction', () => {
  expect(root({ texts: arabicPack })).toMatch(/lang="ar-OM-u-nu-latn-ca-gregory" dir="rtl"/);
  expect(root({ texts: arabicPack, locale: 'ar-EG' })).toMatch(/lang="ar-EG" dir="rtl"/);
  expect(root({ locale: 'he-IL' })).toMatch(/lang="he-IL" dir="rtl"/);
  expect(root({ locale: 'pl-PL' })).toMatch(/lang="pl-PL" dir="ltr"/);
});

test('words of one language and a locale of another are refused', () => {
  expect(() => root({ texts: arabicPack, locale: 'en-GB' })).toThrow(
    /texts are in "ar-OM[^"]*" and its locale is "en-GB"/,
  );
});

test('a hotel’s own words go with any locale', () => {
  const words = textPack(override(roomCardTexts, { viewDetails: text('Look') }));
  expect(root({ texts: words, locale: 'de-DE' })).toMatch(/lang="de-DE" dir="ltr".*Look/s);
});

/** What writes or orders by a language, with what is in its brackets. */
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
