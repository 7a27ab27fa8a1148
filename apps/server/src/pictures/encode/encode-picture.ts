import { linkPreview } from '../../../../../packages/domain/src/pictures/link-preview.ts';
import { cutLinkPreview } from './link-preview.ts';
import { portraitName, variantName } from './names.ts';
import { cutPortrait } from './portrait.ts';
import { allVariants } from './settings.ts';
import { encodeVariant } from './variants.ts';

/** Each file that is served of the picture `{kind}/{name}`, below a folder of uploads. */
export async function* encodePicture(
  name: string,
  master: Uint8Array,
): AsyncGenerator<{ file: string; bytes: Uint8Array }> {
  for (const { width, format } of allVariants) {
    const bytes = await encodeVariant(master, { width, format });
    yield { file: variantName(name, width, format), bytes };
  }
  yield { file: portraitName(name), bytes: await cutPortrait(master) };
  const preview = linkPreview(name);
  if (preview) yield { file: `og/${preview}.jpg`, bytes: await cutLinkPreview(master) };
}
