import type * as contract from '@vestibule/api/events/contract';
import { currentStatus } from '@vestibule/domain/events';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { findEvents } from './store.js';

export const listEvents: Handler<typeof contract.listEvents> = async (_, { services }) => {
  const today = services.today();
  const events = await findEvents(services.db, today);
  return succeed(events.map((event) => ({ ...event, status: currentStatus(event, today) })));
};
