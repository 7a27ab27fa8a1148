import sharp from 'sharp';
import { expect, test } from 'vitest';
import { oriented, orientedSize } from './oriented.ts';

test('a photograph of a camera held upright stands upright', async () => {
  const upright = { width: 100, height: 150 };
  const lying = await sharp({
    create: { width: 150, height: 100, channels: 3, background: '#a07b3b' },
  })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sharp(lying).metadata()).toMatchObject({ width: 150, height: 100 });
  expect(await orientedSize(lying)).toMatchObject(upright);
  const { info } = await oriented(lying).toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(upright);
});
