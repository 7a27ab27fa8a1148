import type { Room } from '@vestibule/domain/rooms';
import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import { Stack } from '@vestibule/ui/layout';
import {
  AmenityList,
  IncludedList,
  RoomDescription,
  RoomSummary,
  VideoPlaceholder,
} from '@vestibule/ui/rooms';
import { useTexts } from '@vestibule/ui/theme';
import { useSite } from '../../app/hotel.js';
import { RoomPictures } from './RoomPictures.js';
import { texts } from './RoomDetails.texts.js';

/** What a room looks like, has and includes. */
export default function RoomDetails({ room }: { room: Room & InLanguage }) {
  const t = useTexts(texts);
  const { roomSize, videoPlaceholder } = useSite();
  return (
    <Stack gap="xxl">
      <RoomPictures key={room._id} room={room} />
      <Stack gap="lg">
        <RoomSummary room={room} sizeSource={roomSize} />
        <RoomDescription html={room.description} {...languageOfText(room, 'description')} />
      </Stack>
      {room.amenities.length > 0 && (
        <Stack>
          <h2>{t.amenities}</h2>
          <AmenityList amenities={room.amenities} originals={room.originalAmenities} />
        </Stack>
      )}
      <Stack>
        <h2>{t.whatIsIncluded}</h2>
        <IncludedList room={room} />
      </Stack>
      {videoPlaceholder && (
        <VideoPlaceholder name={room.name} file={room.images[1] ?? room.images[0]} />
      )}
    </Stack>
  );
}
