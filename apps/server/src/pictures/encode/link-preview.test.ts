import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutLinkPreview, isCutFrom } from './link-preview.ts';

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 150, height: 100, channels: 3, background } })
    .webp()
    .toBuffer();
}

test('a preview is known by the picture that it was cut from, and cut again when that changes', async () => {
  const [before, after] = [await picture('#0f3b3b'), await picture('#a07b3b')];
  const preview = await cutLinkPreview(before);
  expect(await sharp(preview).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(await isCutFrom(preview, before)).toBe(true);
  expect(await isCutFrom(preview, after)).toBe(false);
});

test('a preview that says nothing of its picture is cut again', async () => {
  const master = await picture('#0f3b3b');
  const unmarked = await sharp(master).resize(1200, 630).jpeg().toBuffer();
  expect(await isCutFrom(unmarked, master)).toBe(false);
});
