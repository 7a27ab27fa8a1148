import type { Room } from '@vestibule/domain/rooms';
import { useTexts } from '@vestibule/ui/theme';
import { useDemonstration } from '../../app/hotel.js';
import { roomPictures } from './room-pictures.js';

/** What a room's pictures show, by their files: the hotel's own words come first, and a picture of another
 * hotel than the demonstration may have the name of one of its files. */
export function usePictureTexts({
  pictureTexts,
}: Pick<Room, 'pictureTexts'>): Readonly<Record<string, string>> {
  const ofDemonstration = useTexts(roomPictures);
  return { ...(useDemonstration() && ofDemonstration), ...pictureTexts };
}
