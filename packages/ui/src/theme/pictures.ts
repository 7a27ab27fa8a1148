'use client';
import { pictureSources, type PictureKind, type PictureSources } from '@vestibule/domain/pictures';
import { createContext, useContext } from 'react';

/** Turns a stored name into the addresses of a picture. */
export type PictureSource = (kind: PictureKind, file: string) => PictureSources;

export const PictureSourceContext = createContext<PictureSource | undefined>(undefined);

/** The provider's rule for addresses of pictures, or the hotel server's own. Only `Picture` asks for it. */
export function usePictureSource(): PictureSource {
  return useContext(PictureSourceContext) ?? pictureSources;
}
