import { texts } from './room-pictures.texts.js';

/** By the name of the file; a hotel's own pictures may have no words. */
export const roomPictures: Readonly<Record<string, string>> = texts;
