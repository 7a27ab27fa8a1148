import type { PictureKind } from '@vestibule/domain/pictures';
import { pictureSource } from '../hotel-pictures.js';

/** The whole address of a picture, for those who read it outside of the page. */
export function pictureAddress(publicUrl: string, kind: PictureKind, file: string): string {
  const { src } = pictureSource(kind, file);
  return src.startsWith('/') ? publicUrl + src : src;
}
