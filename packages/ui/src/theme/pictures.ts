'use client';
import { pictureSources, type PictureKind, type PictureSources } from '@vestibule/domain/pictures';
import { createContext, useContext } from 'react';

/** Turns a stored name into the addresses of a picture. */
export type PictureSource = (kind: PictureKind, file: string) => PictureSources;

export const PictureSourceContext = createContext<PictureSource>(pictureSources);

/** The provider's rule for addresses of pictures. Only `Picture` asks for it. */
export function usePictureSource(): PictureSource {
  return useContext(PictureSourceContext);
}
