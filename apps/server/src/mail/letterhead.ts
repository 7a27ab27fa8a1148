import type { Services } from '../services.js';

/** What stands over a letter, and where its links lead. */
export interface Letterhead {
  hotelName: string;
  publicUrl: string;
}

export function letterheadOf({ hotel, config }: Pick<Services, 'hotel' | 'config'>): Letterhead {
  return { hotelName: hotel().hotelName, publicUrl: config.publicUrl };
}
