import type * as contract from '@vestibule/api/spa/contract';
import { ProblemError } from '@vestibule/domain/problem';
import { shownMinutes, slotsOfDay } from '@vestibule/domain/spa';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { diaryOf, findTakenSlots, findTreatment } from './store.js';

/** GET /spa/services/{id}/slots: past and taken times are named, not hidden. */
export const listSlots: Handler<typeof contract.listSlots> = async (
  { params, query },
  { services, reply },
) => {
  const treatment = await findTreatment(services.db, params.id);
  if (!treatment) throw new ProblemError('spa.not-found');
  const taken = await findTakenSlots(services.db, diaryOf(treatment), query.date);
  reply('Cache-Control', 'no-store');
  return succeed(
    slotsOfDay({
      date: query.date,
      minutes: query.minutes ?? shownMinutes(treatment),
      taken,
      now: { today: services.today(), time: services.time() },
    }),
  );
};
