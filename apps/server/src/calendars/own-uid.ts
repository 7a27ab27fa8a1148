import type { Services } from '../services.js';

type Hotel = Pick<Services, 'hashed' | 'config'>;

/** What the UIDs of the hotel's calendars end with: no other hotel's, whatever address it has. */
export function uidEnding({ hashed }: Pick<Hotel, 'hashed'>): string {
  return `@${hashed('calendars').slice(0, 22)}.vestibule`;
}

/** Whether the hotel wrote the event: into a calendar of a room, or for the guest of a booking. */
export function isOwnUid(hotel: Hotel, uid: string): boolean {
  const { hostname } = new URL(hotel.config.publicUrl);
  return uid.endsWith(uidEnding(hotel)) || (uid.startsWith('BK-') && uid.endsWith(`@${hostname}`));
}
