import type { Config } from '../config.js';

export const HOTEL_NAME = 'Qasr Al Bahr';

/** Who a mail comes from: the hotel, at the host that guests know. */
export function sender({ publicUrl }: Pick<Config, 'publicUrl'>): {
  name: string;
  address: string;
} {
  return { name: HOTEL_NAME, address: `no-reply@${new URL(publicUrl).hostname}` };
}
