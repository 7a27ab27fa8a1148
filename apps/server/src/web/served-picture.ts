import { pictureKinds, pictureSources, pictureWidths } from '@vestibule/domain/pictures';

const stored = new RegExp(
  `^/uploads/(${pictureKinds.join('|')})/[^/]+\\.(avif|gif|jpe?g|png|webp)$`,
);
const variant = new RegExp(`-(${pictureWidths.join('|')}|portrait)\\.[a-z]+$`);

/** The file that answers an address under `/uploads/`: a record's own name is one of its variants. */
export function servedPicture(path: string): string {
  const isStoredName = stored.test(path) && !variant.test(path);
  return isStoredName ? pictureSources('content', path).src : path;
}
