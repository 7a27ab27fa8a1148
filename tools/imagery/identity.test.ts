import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { brand } from '../../apps/site/src/brand.ts';
import { headMarkup } from '../../apps/site/src/server/head-markup.ts';
import { forDeep, paint } from './icons/paint.ts';
import { drawIcon, faviconSizes, icons } from './icons/site-icons.ts';
import { siteManifest, siteManifestText } from './icons/site-manifest.ts';
import { symbol } from './icons/symbol.ts';
import { difference } from './testing/difference.ts';

const { light, dark } = brand;
const drawings = new URL('identity/', import.meta.url);
const site = new URL('../../apps/site/public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', drawings), 'utf8');

/** What a drawing is filled or stroked with and the theme does not give. */
function otherColours(svg: string): string[] {
  const unpainted = svg.replaceAll(/data-colour="\w+" (?:fill|stroke)="[^"]*"/g, '');
  const drawn = unpainted.matchAll(/\b(?:fill|stroke|stop-color|style)="([^"]*)"/g);
  return [...drawn].flatMap(([, value = '']) =>
    ['none', 'currentColor'].includes(value) ? [] : [value],
  );
}

describe('identity', () => {
  test.each(readdirSync(drawings))('%s wears the colours of the theme and no other', (name) => {
    const svg = readFileSync(new URL(name, drawings), 'utf8');
    expect(svg).toBe(paint(svg));
    expect(svg.match(/data-colour=/g)?.length).toBeGreaterThan(1);
    expect(otherColours(svg)).toEqual([]);
  });

  test.each(['fill="red"', 'stroke="#a07b3b"', 'style="fill:red"'])(
    '%s is no such colour',
    (own) => {
      const drawn = `<path data-colour="deep" fill="${light.deep}" stroke="none"/>`;
      expect(otherColours(drawn)).toEqual([]);
      expect(otherColours(`${drawn}<path ${own}/>`)).toHaveLength(1);
    },
  );

  test.each(['symbol', 'wordmark'])('%s has the same drawing for dark grounds', (name) => {
    const [drawn, onDeep] = [`${name}.svg`, `${name}-on-deep.svg`].map((file) =>
      readFileSync(new URL(file, drawings), 'utf8'),
    );
    expect(onDeep).toBe(forDeep(drawn!));
    expect(onDeep).toContain(light.onDeep);
  });

  test('a colour that the theme does not know is refused', () => {
    expect(paint('<path data-colour="deep" fill="red"/>')).toContain(`fill="${light.deep}"`);
    expect(() => paint('<path data-colour="mauve" fill="red"/>')).toThrow('no colour mauve');
  });

  test.each(icons)('$file is drawn from the drawing as it is', async (icon) => {
    const stored = readFileSync(new URL(icon.file, site));
    expect(await difference(sharp(stored), sharp(await drawIcon(drawing, icon)))).toBeLessThan(1);
  });

  test('favicon.svg is the drawing, favicon.ico the same in 16, 32 and 48 pixels', async () => {
    expect(readFileSync(new URL('favicon.svg', site), 'utf8')).toBe(drawing);
    const ico = readFileSync(new URL('favicon.ico', site));
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, faviconSizes.length]);
    for (const [index, size] of faviconSizes.entries()) {
      const at = 6 + 16 * index;
      const offset = ico.readUInt32LE(at + 12);
      const png = ico.subarray(offset, offset + ico.readUInt32LE(at + 8));
      expect([ico[at], ico[at + 1]]).toEqual([size, size]);
      const drawn = await drawIcon(drawing, { file: '', size });
      expect(await difference(sharp(png), sharp(drawn))).toBeLessThan(1);
    }
  });
});

test('the symbol is the emblem of receipts', () => {
  expect(readFileSync(new URL('symbol.svg', drawings), 'utf8')).toBe(symbol);
  for (const { path } of brand.emblem) expect(symbol).toContain(` d="${path}"`);
});

describe('web manifest', () => {
  test('is written as it is here', () => {
    expect(readFileSync(new URL('site.webmanifest', site), 'utf8')).toBe(siteManifestText);
  });

  test('names icons that are in their sizes, whole and maskable', async () => {
    for (const { src, sizes } of siteManifest.icons.filter(({ type }) => type === 'image/png')) {
      const { width, height } = await sharp(readFileSync(new URL(src.slice(1), site))).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const maskable = siteManifest.icons.filter((icon) => 'purpose' in icon);
    expect(maskable.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  });
});

test('the browser’s own bar has the colour of the top bar, in light and in dark', () => {
  const metas = headMarkup('en').matchAll(
    /<meta name="theme-color" content="([^"]+)" media="([^"]+)">/g,
  );
  expect([...metas].map(([, colour, media]) => [media, colour])).toEqual([
    ['(prefers-color-scheme: light)', light.deep],
    ['(prefers-color-scheme: dark)', dark.deep],
  ]);
  expect(siteManifest.theme_color).toBe(light.deep);
});
