import { roomsApi, useGetRoomQuery, useListRoomsQuery } from '@vestibule/api/rooms';
import { Section } from '@vestibule/ui/layout';
import { RoomDetailLoading } from '@vestibule/ui/rooms';
import { useParams } from 'react-router-dom';
import { pageStatus } from '../../app/failure-status.js';
import { later } from '../../app/later.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';
import { RoomArticle } from './RoomArticle.js';
import { RoomFailure } from './RoomFailure.js';

const SimilarRooms = later(() => import('./similar-rooms.js'));
const RoomBooking = later(() => import('./RoomBooking.js'));

export async function loader({ store, params, reply }: PageLoaderArgs) {
  const { getRoom, listRooms } = roomsApi.endpoints;
  const [room] = await Promise.all([
    store.dispatch(getRoom.initiate(params['id'] ?? '', PREFETCH)),
    store.dispatch(listRooms.initiate(undefined, PREFETCH)),
  ]);
  reply.status = pageStatus(room);
}

export default function RoomSingle() {
  const { id = '' } = useParams();
  const room = useGetRoomQuery(id);
  const { data: rooms = [] } = useListRoomsQuery();
  if (room.isError) return <RoomFailure failure={room.error} onRetry={room.refetch} />;
  if (!room.currentData) return <RoomDetailLoading />;
  return (
    <>
      <RoomArticle room={room.currentData} aside={<RoomBooking room={room.currentData} />} />
      {rooms.length > 1 && (
        <Section tone="sunken">
          <SimilarRooms room={room.currentData} rooms={rooms} />
        </Section>
      )}
    </>
  );
}
