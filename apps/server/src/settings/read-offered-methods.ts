import { paymentSettingsSchema, siteSettingsSchema } from '@vestibule/api/settings/contract';
import { offeredMethods, type PaymentMethod } from '@vestibule/domain/payments';
import * as v from 'valibot';
import type { Database } from '../database/connect.js';
import { readValues } from './read-values.js';

const orderSchema = v.pick(siteSettingsSchema, ['paymentOrder']);

/** The ways to pay that the settings leave open, in their order. */
export async function readOfferedMethods(db: Database): Promise<PaymentMethod[]> {
  const { paymentOrder } = v.parse(orderSchema, await readValues(db, 'site'));
  const settings = v.parse(paymentSettingsSchema, await readValues(db, 'payment'));
  return offeredMethods(settings, paymentOrder);
}
