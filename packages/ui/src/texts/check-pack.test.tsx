import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { VestibuleProvider } from '../theme/VestibuleProvider.js';
import { arabicPack } from './ar.js';
import { checkPack, missingTexts } from './check-pack.js';
import { override, plural, roomCardTexts, text, textPack, type TextPack } from './index.js';

/** A pack as data of a hotel gives it: no type has seen it. */
const packOf = (of: object, words: object): TextPack => textPack(override<object>(of, words));

it('finds nothing in words that fit, nor in Arabic', () => {
  expect(checkPack(textPack())).toEqual([]);
  expect(checkPack(textPack(override(roomCardTexts, { viewDetails: text('See {name}') })))).toEqual(
    [],
  );
  expect(checkPack(arabicPack)).toEqual([]);
});

it.each([
  [
    { viewDetails: text('See {guest}') },
    'viewDetails has no value for {guest}: it may use <hidden>, {name}',
  ],
  [
    { viewDetails: text('See <b>{name}</b>') },
    'viewDetails has no value for <b>: it may use <hidden>, {name}',
  ],
  [{ viewDetails: 'See it' }, 'viewDetails must be made with text()'],
  [{ available: text('Free') }, 'available must be a string'],
  [{ available: 'Free for {days}' }, 'available has no value for {days}'],
  [{ stayPrice: text('{price}') }, 'stayPrice must be made with plural()'],
  [
    { stayPrice: plural({ other: '{price}' } as { one: string; other: string }) },
    'stayPrice lacks the plural form "one"',
  ],
  [{ seeIt: 'See it' }, 'seeIt is no text of this catalogue'],
])('names the key and the fault: %o', (words, fault) => {
  expect(checkPack(packOf(roomCardTexts, words))).toEqual([`roomCardTexts.${fault}`]);
});

it('asks for the plural forms of the language that the pack is in', () => {
  const pack = textPack(
    override(roomCardTexts, { stayPrice: plural({ one: '{price}', other: '{price}' }) }),
  );
  expect(checkPack(pack, 'pl-PL')).toEqual([
    'roomCardTexts.stayPrice lacks the plural form "few"',
    'roomCardTexts.stayPrice lacks the plural form "many"',
  ]);
});

it('says which texts are left in English', () => {
  const all = missingTexts(textPack());
  expect(all.length).toBeGreaterThan(900);
  expect(all).toContain('roomCardTexts.viewDetails');
  const words = textPack(override(roomCardTexts, { viewDetails: text('Look at {name}') }));
  expect(missingTexts(words)).toEqual(all.filter((key) => key !== 'roomCardTexts.viewDetails'));
  expect(missingTexts(arabicPack)).toEqual([]);
});

it('the provider warns once in development, and never in production', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const render = (texts: TextPack) =>
    renderToStaticMarkup(
      <VestibuleProvider fontsUrl={false} texts={texts}>
        Rooms
      </VestibuleProvider>,
    );
  const strange = () => packOf(roomCardTexts, { viewDetails: text('See {guest}') });
  vi.stubEnv('NODE_ENV', 'production');
  render(strange());
  vi.unstubAllEnvs();
  const pack = strange();
  render(pack);
  render(pack);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('roomCardTexts.viewDetails has no value for {guest}')],
  ]);
  warn.mockRestore();
});
