import { listedRoom, useGetRoomQuery } from '@vestibule/api/rooms';
import type { HotelState } from '@vestibule/api/transport';
import { useSelector } from 'react-redux';
import { isMissing } from '../../app/failure-status.js';

/** One room: as the list knows it that led here, until its own record has come (decision 023). */
export function useRoom(id: string) {
  const { currentData, error, refetch } = useGetRoomQuery(id);
  const listed = useSelector((state: HotelState) => listedRoom(state, id));
  return { room: isMissing(error) ? undefined : (currentData ?? listed), error, refetch };
}
