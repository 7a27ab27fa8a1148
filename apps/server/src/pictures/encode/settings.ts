// Imported by its file: the domain's exports name built modules, which plain Node does not find.
import { pictureWidths } from '../../../../../packages/domain/src/pictures/picture-sources.ts';

export const formats = ['avif', 'webp'] as const;
export type Format = (typeof formats)[number];

export const quality = { avif: 58, webp: 80 } as const;
export const linkPreviewQuality = 75;
/** Phones show three pixels a point: what is lost is not seen, and it comes first on a slow line. */
export const portraitQuality = 50;

/** Every picture exists in each of these. */
export const allVariants = pictureWidths.flatMap((width) =>
  formats.map((format) => ({ width, format })),
);

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
