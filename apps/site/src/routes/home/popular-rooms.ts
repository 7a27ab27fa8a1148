import { FEATURED_ROOMS } from '@vestibule/domain/rooms';

/** What Home asks the server for (spec 5, Featured rooms). */
export const popularRooms = { featured: 'true', limit: String(FEATURED_ROOMS) } as const;
