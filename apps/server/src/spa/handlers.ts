import type * as contract from '@vestibule/api/spa/contract';
import type { HandlersOf } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { listSlots } from './list-slots.js';
import { findCategories, findSpecialists, findTreatments } from './store.js';

export const spaHandlers: HandlersOf<typeof contract> = {
  listTreatments: async (_, { services }) => succeed(await findTreatments(services.db)),
  listCategories: async (_, { services }) => succeed(await findCategories(services.db)),
  listSpecialists: async (_, { services }) => succeed(await findSpecialists(services.db)),
  listSlots,
};
