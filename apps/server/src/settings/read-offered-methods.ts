import { paymentSettingsSchema } from '@vestibule/api/settings/contract';
import { offeredMethods, type PaymentMethod } from '@vestibule/domain/payments';
import * as v from 'valibot';
import type { Database } from '../database/connect.js';
import { readValues } from './read-values.js';

/** The ways to pay that the settings leave open. */
export async function readOfferedMethods(db: Database): Promise<PaymentMethod[]> {
  return offeredMethods(v.parse(paymentSettingsSchema, await readValues(db, 'payment')));
}
