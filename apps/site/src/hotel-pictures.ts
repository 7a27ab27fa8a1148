import { pictureSources, type PictureKind } from '@vestibule/domain/pictures';

/** Another host that has the same files below `/uploads`, such as `https://media.hotel.example`. */
export const picturesUrl = '';

/** Where each of the hotel's pictures is: for pages, search engines and the policy of the server. */
export const pictureSource = (kind: PictureKind, file: string) =>
  pictureSources(kind, file, picturesUrl);
