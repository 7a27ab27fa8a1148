import { roomsApi, useGetRoomQuery } from '@vestibule/api/rooms';
import { useParams } from 'react-router-dom';
import { PageMeta } from '../../app/PageMeta.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';

export async function loader({ store, params, reply }: PageLoaderArgs) {
  const room = await store.dispatch(
    roomsApi.endpoints.getRoom.initiate(params['id'] ?? '', PREFETCH),
  );
  if (room.isError) reply.status = 404;
}

export default function RoomSingle() {
  const { id = '' } = useParams();
  const { data: room, isLoading } = useGetRoomQuery(id);
  if (isLoading) return <p>Loading...</p>;
  if (!room) return <h1>We could not find that room.</h1>;
  return (
    <>
      <PageMeta title={room.name} description={room.name} picture="rooms" />
      <h1>{room.name}</h1>
    </>
  );
}
