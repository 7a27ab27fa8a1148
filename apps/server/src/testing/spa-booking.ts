import type { SpaSlot } from '@vestibule/domain/spa';
import type { TestServer } from './test-server.js';

/** The structured booking that the card sends (ruling 5): 60 minutes, $90.00. */
export function spaBooking(details: object = {}, id = 'hammam-ritual') {
  return {
    type: 'spa',
    id,
    bookingDetails: {
      guestName: 'Layla Haddad',
      phone: '+96892123456',
      duration: '60 minutes',
      serviceDate: '2026-12-01',
      serviceTime: '12:00',
      specialist: 'whoever',
      category: 'whatever',
      ...details,
    },
  };
}

/** The half hours that the specialist of the test treatment gives away on a day. */
export async function takenTimes(
  server: Pick<TestServer, 'fetch'>,
  date = '2026-12-01',
): Promise<string[]> {
  const response = await server.fetch(
    `/api/spa/services/hammam-ritual/slots?date=${date}&minutes=30`,
  );
  const { data }: { data: SpaSlot[] } = await response.json();
  return data.filter(({ reason }) => reason === 'taken').map(({ time }) => time);
}
