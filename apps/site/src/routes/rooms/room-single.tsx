import { roomsApi, useListRoomsQuery } from '@vestibule/api/rooms';
import { SIMILAR_ROOMS } from '@vestibule/domain/rooms';
import { Section } from '@vestibule/ui/layout';
import { RoomDetailLoading, SimilarRooms } from '@vestibule/ui/rooms';
import { useParams } from 'react-router-dom';
import { pageStatus } from '../../app/failure-status.js';
import { usePageQuery } from '../../app/page-query.js';
import { PageSection } from '../../app/PageSection.js';
import { PREFETCH_ONCE, type PageLoaderArgs } from '../../app/route-module.js';
import { RoomArticle } from './RoomArticle.js';
import { RoomFailure } from './RoomFailure.js';
import RoomBooking from './RoomBooking.js';
import { readRoomSearch, roomAddress, roomsAddress } from './room-search-address.js';
import { useRoom } from './use-room.js';

/** The server chooses them among all of its rooms (spec 4, Similar rooms). */
const similarRooms = (id = '') => ({ similarTo: id, limit: String(SIMILAR_ROOMS) });

export async function loader({ store, params, reply }: PageLoaderArgs) {
  const { getRoom, listRooms } = roomsApi.endpoints;
  const [room] = await Promise.all([
    store.dispatch(getRoom.initiate(params['id'] ?? '', PREFETCH_ONCE)),
    store.dispatch(listRooms.initiate(similarRooms(params['id']), PREFETCH_ONCE)),
  ]);
  reply.status = pageStatus(room);
}

export default function RoomSingle() {
  const { id = '' } = useParams();
  const { room, error, refetch } = useRoom(id);
  const { data: rooms = [] } = useListRoomsQuery(similarRooms(id));
  const search = readRoomSearch(usePageQuery()[0]);
  if (!room && error) return <RoomFailure failure={error} onRetry={refetch} />;
  if (!room) return <RoomDetailLoading />;
  return (
    <>
      <RoomArticle
        room={room}
        roomsHref={roomsAddress(search)}
        aside={
          <PageSection>
            <RoomBooking room={room} />
          </PageSection>
        }
      />
      {rooms.length > 0 && (
        <Section tone="sunken">
          <PageSection>
            <SimilarRooms
              room={room}
              rooms={rooms}
              roomHref={(other) => roomAddress(other, search)}
            />
          </PageSection>
        </Section>
      )}
    </>
  );
}
