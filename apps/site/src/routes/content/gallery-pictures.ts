import { texts } from './gallery-pictures.texts.js';

/** By the name of the file; a hotel's own pictures may have no words. */
export const galleryPictures: Readonly<Record<string, string>> = texts;
