import { generalSettingsSchema, type GeneralSettings } from '@vestibule/domain/settings';
import * as v from 'valibot';
import type { Database, Transaction } from '../database/connect.js';
import { readValues } from './read-values.js';

/** The hotel's name and how to reach it: what is stored over the defaults. */
export async function readGeneralSettings(db: Database | Transaction): Promise<GeneralSettings> {
  return v.parse(generalSettingsSchema, await readValues(db, 'general'));
}
