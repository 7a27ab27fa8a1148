import * as contract from '@vestibule/api/rooms/contract';
import { addDays } from '@vestibule/domain/calendar';
import { AVAILABILITY_DAYS } from '@vestibule/domain/rooms';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findAvailability } from './store.js';

const MOST_DAYS = 400;

/** GET /availability/all: without bounds, the next 180 days (ruling 26); never more than 400. */
export const listAvailability = handle(
  contract.listAvailability,
  async ({ query }, { services }) => {
    const today = services.today();
    const from = query.from ?? today;
    const wanted = query.to ?? addDays(from, AVAILABILITY_DAYS - 1);
    const latest = addDays(from, MOST_DAYS - 1);
    const room = await findAvailability(services.db, {
      from,
      to: wanted < latest ? wanted : latest,
      today,
    });
    return succeed({ availabilities: { room } });
  },
);
