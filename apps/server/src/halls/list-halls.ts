import * as contract from '@vestibule/api/halls/contract';
import { handle } from '../http/handler.js';
import { findHalls } from './store.js';

/** GET /meeting-hall/halls, in its own envelope (spec 7). */
export const listHalls = handle(contract.listHalls, async (_, { services }) => ({
  status: 'success' as const,
  data: { halls: await findHalls(services.db) },
}));
