import { roomsApi, useListRoomsQuery } from '@vestibule/api/rooms';
import { Link } from 'react-router-dom';
import { PageMeta } from '../../app/PageMeta.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';

export async function loader({ store }: PageLoaderArgs) {
  await store.dispatch(roomsApi.endpoints.listRooms.initiate(undefined, PREFETCH));
}

export default function Rooms() {
  const { data: rooms = [] } = useListRoomsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageMeta title="Rooms" description="Rooms by the sea." picture="rooms" canonical="/rooms" />
      <h1>Rooms</h1>
      <ul>
        {rooms.map((room) => (
          <li key={room._id}>
            <Link to={`/room-single/${room._id}`}>{room.name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
