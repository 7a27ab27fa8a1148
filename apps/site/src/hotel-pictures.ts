import { pictureSources, type PictureKind } from '@vestibule/domain/pictures';

/** Another host that has the same files below `/uploads`, such as `https://media.hotel.example`. */
export const picturesUrl = '';

/** Where each of the hotel's pictures is: for pages and search engines. */
export const pictureSource = (kind: PictureKind, file: string) =>
  pictureSources(kind, file, picturesUrl);

/** The hosts, beside the server itself, that pages may take pictures from. */
export const pictureHosts = (url: string = picturesUrl) => (url ? [new URL(url).origin] : []);
