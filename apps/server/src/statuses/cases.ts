import { eq } from 'drizzle-orm';
import { halls } from '../halls/tables.js';
import { accountCases } from './cases/account.js';
import { by, type Cases } from './cases/by-call.js';
import { paymentCases } from './cases/payments.js';
import { settingsCases } from './cases/settings.js';
import { hallRequest } from './samples.js';
import type { Case } from './usual-cases.js';

const otherCases = {
  'halls.request-hall': {
    404: by(() => hallRequest({ _id: 'no-such-hall' })),
    409: by(async ({ server }) => {
      const { db } = server.services;
      await db.update(halls).set({ status: 'Maintenance' }).where(eq(halls.id, 'ballroom'));
      return hallRequest({ _id: 'ballroom' });
    }),
  },
  'newsletter.confirm-subscription': { 404: by(() => ({ body: { token: 'none' } })) },
  'newsletter.unsubscribe': { 404: by(() => ({ path: '/newsletter/unsubscribe?token=none' })) },
  'rooms.list-rooms': {
    422: by(() => ({ path: '/rooms?checkIn=2026-12-03&checkOut=2026-12-01' })),
  },
  'rooms.get-room-availability': {
    422: by(() => ({
      path: '/rooms/sea-view-king/availability?checkIn=2026-12-03&checkOut=2026-12-01',
    })),
  },
  'spa.list-slots': {
    404: by(() => ({ path: '/spa/services/no-such-treatment/slots?date=2026-12-01' })),
  },
} satisfies Cases;

/** By operation and status, what the usual cases do not show. */
export const cases: Record<string, Record<number, Case>> = {
  ...accountCases,
  ...paymentCases,
  ...settingsCases,
  ...otherCases,
};
