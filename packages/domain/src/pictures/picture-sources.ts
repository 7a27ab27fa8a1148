export const pictureKinds = [
  'rooms',
  'services',
  'events',
  'halls',
  'restaurant',
  'content',
  'specialists',
] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** The widths, in pixels, in which every stored picture exists. */
export const pictureWidths = [400, 640, 960, 1600] as const;

export interface PictureSources {
  avif: string;
  webp: string;
  src: string;
}

/** The picture shown when a room has none of its own (spec 9). */
export const fallbackRoomPicture = 'fallback.webp';

const uploads = '/uploads/';

function stem(kind: PictureKind, file: string): string {
  const path = file.startsWith(uploads) ? file : `${uploads}${kind}/${file}`;
  return path.replace(/\.[a-z0-9]+$/i, '');
}

function srcSet(base: string, format: 'avif' | 'webp'): string {
  return pictureWidths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}

/** The only place that turns a stored picture name into addresses. */
export function pictureSources(kind: PictureKind, file: string, baseUrl = ''): PictureSources {
  const base = baseUrl.replace(/\/$/, '') + stem(kind, file);
  return { avif: srcSet(base, 'avif'), webp: srcSet(base, 'webp'), src: `${base}-960.webp` };
}
