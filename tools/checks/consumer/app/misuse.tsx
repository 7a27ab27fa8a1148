import { useListRoomsQuery } from '@vestibule/api/rooms';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import { RoomCard } from '@vestibule/ui/rooms';
import { VestibuleProvider } from '@vestibule/ui/theme';

// Refused by the published types. Where they allow it, the compiler finds an expectation unmet.

// @ts-expect-error -- a card shows a room
export const withoutRoom = <RoomCard />;
// @ts-expect-error -- there is no such mode
export const blue = <VestibuleProvider mode="blue">Rooms</VestibuleProvider>;
// @ts-expect-error -- a price is a number
export const priced = buildRoom({ price: '180' });
// @ts-expect-error -- a room has no colour
export const useColour = () => useListRoomsQuery().data?.[0]?.colour;
