import type { Room } from '@vestibule/domain/rooms';
import { useTexts } from '@vestibule/ui/theme';
import { roomPictures } from './room-pictures.js';

/** What a room's pictures show, by their files: the hotel's own words come first. */
export function usePictureTexts({
  pictureTexts,
}: Pick<Room, 'pictureTexts'>): Readonly<Record<string, string>> {
  return { ...useTexts(roomPictures), ...pictureTexts };
}
