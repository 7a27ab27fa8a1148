// By its file: the domain's doors name built modules, which plain Node does not find.
import { pictureWidths } from '../../../packages/domain/src/pictures/picture-sources.ts';

export const mastersFolder = new URL('../masters/', import.meta.url);
export const uploadsFolder = new URL('../../../apps/server/uploads/', import.meta.url);

export const formats = ['avif', 'webp'] as const;
export const quality = { avif: 58, webp: 80, openGraph: 80 } as const;

/** The size that social networks show whole. */
export const linkPreviewSize = { width: 1200, height: 630 } as const;

/** Part of every picture's fingerprint: a change of settings encodes all pictures again. */
export const settingsFingerprint = JSON.stringify({ widths: pictureWidths, formats, quality });
