import type * as contract from '@vestibule/api/events/contract';
import { currentStatus } from '@vestibule/domain/events';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { translate } from '../translations/translate.js';
import { findEvents } from './store.js';

export const listEvents: Handler<typeof contract.listEvents> = async (
  _,
  { services, language },
) => {
  const today = services.today();
  const events = await findEvents(services.db, today);
  const translated = await translate(services.db, language, 'events', events);
  return succeed(translated.map((event) => ({ ...event, status: currentStatus(event, today) })));
};
