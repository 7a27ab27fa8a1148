import { treatmentCover } from '../spa/treatment.js';
import type { BookableType } from './booking-type.js';

type Cover = (images: string[]) => string | undefined;

const first: Cover = ([image]) => image;

const covers = {
  room: first,
  spa: (images) => treatmentCover({ images }),
  event: first,
} as const satisfies Record<BookableType, Cover>;

/** The file name of the picture beside a booking; undefined where what was booked has none. */
export function bookedCover(type: BookableType, images: string[]): string | undefined {
  return covers[type](images);
}
