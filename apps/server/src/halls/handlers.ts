import type * as contract from '@vestibule/api/halls/contract';
import type { HandlersOf } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { languageWhere } from '@vestibule/domain/words';
import { translate } from '../translations/translate.js';
import { requestHall } from './request-hall.js';
import { findHallRequestsOfUser, findHalls } from './store.js';

export const hallsHandlers: HandlersOf<typeof contract> = {
  // In an envelope of its own (spec 7).
  listHalls: async (_, { services: { db }, language }) => ({
    status: 'success',
    data: { halls: await translate(db, language, 'halls', await findHalls(db)) },
  }),
  requestHall,
  // What this guest has sent while signed in.
  listRequests: async (_, { services: { db }, caller, language }) => {
    const found = await findHallRequestsOfUser(db, caller.id);
    const halls = found.map(({ hallId, hallName }) => ({ _id: hallId, name: hallName }));
    const translated = await translate(db, language, 'halls', halls);
    return succeed(
      found.map((one, index) => {
        const hall = translated[index];
        if (!hall) return one;
        const inLanguage = languageWhere(hall, (field) =>
          field === 'name' ? 'hallName' : undefined,
        );
        return { ...one, hallName: hall.name, ...inLanguage };
      }),
    );
  },
};
