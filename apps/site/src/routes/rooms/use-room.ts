import { listedRoom, useGetRoomQuery } from '@vestibule/api/rooms';
import type { HotelState } from '@vestibule/api/transport';
import { useSelector } from 'react-redux';

/** One room: as the list knows it that led here, until its own record has come (decision 023). */
export function useRoom(id: string) {
  const { currentData, error, refetch } = useGetRoomQuery(id);
  const listed = useSelector((state: HotelState) => listedRoom(state, id));
  const gone = error && 'code' in error && error.code === 'rooms.not-found';
  return { room: gone ? undefined : (currentData ?? listed), error, refetch };
}
