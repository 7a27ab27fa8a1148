import { portraitSize } from '../../../../../packages/domain/src/pictures/picture-sources.ts';
import { oriented, orientedSize } from './oriented.ts';
import { portraitQuality } from './settings.ts';

export const CENTRE = 0.5;

/** As high as the picture, around its focus: how far from the left, from 0 to 1. */
export async function cutPortrait(master: Uint8Array, focus = CENTRE): Promise<Buffer> {
  const picture = await orientedSize(master);
  const width = Math.min(
    picture.width,
    Math.round((picture.height * portraitSize.width) / portraitSize.height),
  );
  const left = Math.round(focus * picture.width - width / 2);
  return await oriented(master)
    .extract({
      left: Math.min(Math.max(left, 0), picture.width - width),
      top: 0,
      width,
      height: picture.height,
    })
    .resize({ ...portraitSize, fit: 'cover' })
    .avif({ quality: portraitQuality })
    .toBuffer();
}
