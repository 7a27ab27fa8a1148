import type { Room } from '@vestibule/domain/rooms';
import type { Translation } from '@vestibule/domain/words';
import type { texts } from './RoomGallery.texts.js';

export interface CountedPicture {
  /** The stored name; the fallback shows without it. */
  file: string | undefined;
  /** What it shows, or the room's name and its number. */
  alt: string;
  /** The room's name and its number: the fallback does not show what `alt` says. */
  fallbackAlt: string;
}

/** A room's pictures with their words; one without a file where it has none. */
export function countedPictures(
  { name, images }: Pick<Room, 'name' | 'images'>,
  descriptions: Readonly<Record<string, string>> | undefined,
  t: Translation<typeof texts>,
): CountedPicture[] {
  const files: (string | undefined)[] = images.length > 0 ? images : [undefined];
  return files.map((file, index) => {
    const counted =
      files.length > 1 ? t.picture({ room: name, number: index + 1, total: files.length }) : name;
    return { file, alt: (file && descriptions?.[file]) ?? counted, fallbackAlt: counted };
  });
}
