import { paymentSettingsSchema } from '@vestibule/domain/payments';
import { siteSettingsSchema } from '@vestibule/domain/settings';
import { offeredMethods, paymentMethodTable, type PaymentMethod } from '@vestibule/domain/payments';
import * as v from 'valibot';
import type { Services } from '../services.js';
import { readValues } from './read-values.js';

const orderSchema = v.pick(siteSettingsSchema, ['paymentOrder']);

/** The ways to pay that the settings leave open and that a provider here takes, in their order. */
export async function readOfferedMethods({
  config,
  db,
}: Pick<Services, 'config' | 'db'>): Promise<PaymentMethod[]> {
  const { paymentOrder } = v.parse(orderSchema, await readValues(db, 'site'));
  const settings = v.parse(paymentSettingsSchema, await readValues(db, 'payment'));
  const gateways = new Set(config.payments.providers.map(({ gateway }) => gateway));
  return offeredMethods(settings, paymentOrder).filter((method) =>
    gateways.has(paymentMethodTable[method].gateway),
  );
}
