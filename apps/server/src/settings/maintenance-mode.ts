import { maintenanceModeSchema } from '@vestibule/domain/settings';
import type { MaintenanceMode } from '@vestibule/domain/settings';
import * as v from 'valibot';
import type { Database } from '../database/connect.js';
import { readValues } from './read-values.js';

/** Whether the public site is closed for a moment, as the database has it now. */
export async function readMaintenanceMode(db: Database): Promise<MaintenanceMode> {
  return v.parse(maintenanceModeSchema, await readValues(db, 'maintenance'));
}
