import { roomsApi, useListRoomsQuery } from '@vestibule/api/rooms';
import { featuredRooms } from '@vestibule/domain/rooms';
import { Link } from 'react-router-dom';
import { PageMeta } from '../../app/PageMeta.js';
import { PREFETCH, type PageLoaderArgs } from '../../app/route-module.js';

export async function loader({ store }: PageLoaderArgs) {
  await store.dispatch(roomsApi.endpoints.listRooms.initiate(undefined, PREFETCH));
}

export default function Home() {
  const { data: rooms = [] } = useListRoomsQuery();
  return (
    <>
      <PageMeta title="Qasr Al Bahr, by the sea near Muscat" description="Rooms by the sea." />
      <h1>Qasr Al Bahr</h1>
      <ul>
        {featuredRooms(rooms).map((room) => (
          <li key={room._id}>
            <Link to={`/room-single/${room._id}`}>{room.name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
