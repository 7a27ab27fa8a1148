import { memoryTokenStorage, createHotelStore } from '@vestibule/api/transport';
import { roomsApi, useListRoomsQuery } from '@vestibule/api/rooms';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import { RoomCard } from '@vestibule/ui/rooms';
import { VestibuleProvider } from '@vestibule/ui/theme';
import { createElement } from 'react';
import { Provider } from 'react-redux';

const reply = { success: true, data: [buildRoom()], total: 1 };

/** A store whose server knows one room. */
export const store = createHotelStore({
  baseUrl: 'http://hotel.example/api',
  fetch: async () => Response.json(reply),
  tokens: memoryTokenStorage(),
});

export const load = () => store.dispatch(roomsApi.endpoints.listRooms.initiate());

function Rooms() {
  const { data: rooms = [] } = useListRoomsQuery();
  return rooms.map((room) => createElement(RoomCard, { key: room._id, room }));
}

export function Page() {
  return createElement(
    Provider,
    { store },
    createElement(VestibuleProvider, null, createElement(Rooms)),
  );
}
