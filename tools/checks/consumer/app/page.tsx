import { memoryTokenStorage, createHotelStore } from '@vestibule/api/transport';
import { roomsApi, useListRoomsQuery } from '@vestibule/api/rooms';
import type { Room } from '@vestibule/domain/rooms';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import { RoomCard } from '@vestibule/ui/rooms';
import { VestibuleProvider } from '@vestibule/ui/theme';
import { useEffect } from 'react';
import { Provider } from 'react-redux';

const known: Room = buildRoom();
const reply = { success: true, data: [known], total: 1 };

/** A store whose server knows one room. */
const store = createHotelStore({
  baseUrl: 'http://hotel.example/api',
  fetch: async () => Response.json(reply),
  tokens: memoryTokenStorage(),
});

export async function load(): Promise<void> {
  await store.dispatch(roomsApi.endpoints.listRooms.initiate());
}

function Rooms() {
  const { data: rooms = [] } = useListRoomsQuery();
  return rooms.map((room) => <RoomCard key={room._id} room={room} />);
}

export function Page() {
  useEffect(() => {
    document.body.dataset['hydrated'] = '';
  }, []);
  return (
    <Provider store={store}>
      <VestibuleProvider fontsUrl={false}>
        <Rooms />
      </VestibuleProvider>
    </Provider>
  );
}
