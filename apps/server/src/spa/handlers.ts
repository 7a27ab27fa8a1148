import type * as contract from '@vestibule/api/spa/contract';
import type { HandlersOf } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { translate } from '../translations/translate.js';
import { listSlots } from './list-slots.js';
import { findCategories, findSpecialists, findTreatments } from './store.js';
import { translateTreatments } from './translate-treatments.js';

export const spaHandlers: HandlersOf<typeof contract> = {
  listTreatments: async (_, { services: { db }, language }) =>
    succeed(await translateTreatments(db, language, await findTreatments(db))),
  listCategories: async (_, { services: { db }, language }) =>
    succeed(await translate(db, language, 'treatment_categories', await findCategories(db))),
  listSpecialists: async (_, { services: { db }, language }) =>
    succeed(await translate(db, language, 'specialists', await findSpecialists(db))),
  listSlots,
};
