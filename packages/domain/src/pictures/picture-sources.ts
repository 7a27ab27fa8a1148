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

/** The crop, two to three, that fills the hero of an upright phone; in AVIF alone. */
export const portraitSize = { width: 720, height: 1080 } as const;

/** The addresses of one picture. Of a format that a hotel does not have, an empty text. */
export interface PictureSources {
  /** `{kind}/{name}`, as the manifest of the stored pictures calls it. */
  name: string;
  /** As in `srcset`. */
  avif: string;
  /** As in `srcset`. */
  webp: string;
  /** The portrait crop, in AVIF. */
  portrait: string;
  /** For whatever knows no `<picture>`; its size is `width` by `height` pixels. */
  src: string;
  width: number;
  height: number;
}

const uploads = '/uploads/';

/** The folder of all pictures, on this server or on another host. */
export const uploadsUrl = (baseUrl = '') => baseUrl.replace(/\/$/, '') + uploads;

function nameOf(kind: PictureKind, file: string): string {
  const path = file.startsWith(uploads) ? file.slice(uploads.length) : `${kind}/${file}`;
  return path.replace(/\.[a-z0-9]+$/i, '');
}

function srcSet(base: string, format: 'avif' | 'webp'): string {
  return pictureWidths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}

/** The only place that turns a stored picture name into addresses. */
export function pictureSources(kind: PictureKind, file: string, baseUrl = ''): PictureSources {
  const name = nameOf(kind, file);
  // In `srcset` a space or a comma would end the address.
  const written = encodeURI(name).replaceAll(',', '%2C');
  const base = uploadsUrl(baseUrl) + written;
  return {
    name,
    avif: srcSet(base, 'avif'),
    webp: srcSet(base, 'webp'),
    portrait: `${base}-portrait.avif`,
    src: `${base}-960.webp`,
    width: 960,
    height: 640,
  };
}
