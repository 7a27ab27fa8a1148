import type { Room } from '@vestibule/domain/rooms';
import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import { Stack } from '@vestibule/ui/layout';
import { IncludedList, RoomDescription, RoomSummary } from '@vestibule/ui/rooms';
import { useTexts } from '@vestibule/ui/theme';
import { lazy, Suspense } from 'react';
import { useSite } from '../../app/hotel.js';
import { loadCode } from '../../app/load-code.js';
import { RoomPictures } from './RoomPictures.js';
import { texts } from './RoomDetails.texts.js';

/** Read long before they are of use: nothing in them can be pressed. */
const RoomAmenities = lazy(() => loadCode(() => import('./RoomAmenities.js')));
const RoomVideo = lazy(() => loadCode(() => import('./RoomVideo.js')));

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
          <Suspense>
            <RoomAmenities
              amenities={room.amenities}
              originals={room.originalAmenities}
              languages={room.amenities.map((_, index) =>
                languageOfText(room, `amenities.${index}`),
              )}
            />
          </Suspense>
        </Stack>
      )}
      <Stack>
        <h2>{t.whatIsIncluded}</h2>
        <IncludedList room={room} />
      </Stack>
      {videoPlaceholder && (
        <Suspense>
          <RoomVideo room={room} file={room.images[1] ?? room.images[0]} />
        </Suspense>
      )}
    </Stack>
  );
}
