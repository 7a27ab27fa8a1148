// By its file: the domain's doors name built modules, which plain Node does not find.
import { pictureWidths } from '../../../packages/domain/src/pictures/picture-sources.ts';

export const mastersFolder = new URL('../masters/', import.meta.url);
export const uploadsFolder = new URL('../../../apps/server/uploads/', import.meta.url);

export const formats = ['avif', 'webp'] as const;
export const quality = { avif: 58, webp: 80 } as const;
export const linkPreviewQuality = 75;
/** Phones show three pixels a point: what is lost is not seen, and it comes first on a slow line. */
export const portraitQuality = 50;

/**
 * Part of every picture's fingerprint: a change of settings encodes all pictures again. Link
 * previews carry a mark of their own: `openGraph` decides nothing, and stays only because all
 * fingerprints were taken with it.
 */
export const settingsFingerprint = JSON.stringify({
  widths: pictureWidths,
  formats,
  quality: { ...quality, openGraph: 80 },
});
