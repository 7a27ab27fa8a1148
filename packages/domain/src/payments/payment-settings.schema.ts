import * as v from 'valibot';

/** The settings `payment.usdt` and `payment.card`. */
export const paymentSettingsSchema = v.object({ usdt: v.boolean(), card: v.boolean() });
export type PaymentSettings = v.InferOutput<typeof paymentSettingsSchema>;
