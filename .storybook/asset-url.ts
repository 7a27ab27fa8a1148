import { pictureSources } from '@vestibule/domain/pictures';
import type { PictureSource } from '@vestibule/ui/theme';

/** A build may be under any address; what is served with it is beside its pages. */
export function assetUrl(path: string): string {
  return `${import.meta.env.BASE_URL}${path}`;
}

export const picturesBeside: PictureSource = (kind, file) =>
  pictureSources(kind, file, assetUrl(''));
