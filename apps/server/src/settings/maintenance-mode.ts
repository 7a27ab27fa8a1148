import { maintenanceModeSchema } from '@vestibule/api/settings/contract';
import type { MaintenanceMode } from '@vestibule/domain/settings';
import * as v from 'valibot';
import type { Services } from '../services.js';
import { readValues } from './read-values.js';

const GOOD_FOR_MS = 1000;

interface Known {
  mode: Promise<MaintenanceMode>;
  until: number;
}

/** What each database said last; asked again every second, so that all processes follow. */
const known = new WeakMap<Services['db'], Known>();

export async function readMaintenanceMode(db: Services['db']): Promise<MaintenanceMode> {
  return v.parse(maintenanceModeSchema, await readValues(db, 'maintenance'));
}

/** For every request: at most a second old, and one question at a time. */
export async function currentMaintenanceMode({ db }: Services): Promise<MaintenanceMode> {
  const kept = known.get(db);
  if (kept && performance.now() < kept.until) return await kept.mode;
  const mode = readMaintenanceMode(db);
  known.set(db, { mode, until: performance.now() + GOOD_FOR_MS });
  mode.catch(() => known.delete(db));
  return await mode;
}

/** This process need not wait a second for what it has just written itself. */
export function forgetMaintenanceMode(db: Services['db']): void {
  known.delete(db);
}
