import * as v from 'valibot';
import { generalSettingsSchema } from './general-settings.schema.js';
import { maintenanceModeSchema } from './maintenance.schema.js';
import { siteSettingsSchema } from './site-settings.schema.js';

/**
 * The settings of each category, as they are stored. Their rules are `knownSettings`, which names the same
 * ones by type: a value that was stored before a rule changed can still be read.
 */
export const categorySchemas = {
  general: generalSettingsSchema,
  'app-config': v.object({ currency: v.string(), locale: v.string(), ratingLink: v.string() }),
  booking: v.object({
    checkInTime: v.string(),
    checkOutTime: v.string(),
    arrivalNote: v.string(),
    heldNightsPerGuest: v.number(),
    heldNightsPerNetwork: v.number(),
    heldSeatsPerGuest: v.number(),
    heldSeatsPerNetwork: v.number(),
    heldTreatmentsPerGuest: v.number(),
    heldTreatmentsPerNetwork: v.number(),
  }),
  notifications: v.object({ bookingConfirmation: v.boolean(), requestReceived: v.boolean() }),
  /** A country is stored without its calling code. */
  site: v.object({ ...siteSettingsSchema.entries, phoneCountry: v.string() }),
  maintenance: maintenanceModeSchema,
  payment: v.object({ usdt: v.boolean(), card: v.boolean() }),
  email: v.object({
    senderName: v.string(),
    senderAddress: v.string(),
    deskAddress: v.string(),
    /** `HH:MM` at the hotel. */
    morningLetterTime: v.string(),
  }),
};

/** The values of each category, by their names within it. */
export type CategorySettings = {
  [Category in keyof typeof categorySchemas]: v.InferOutput<(typeof categorySchemas)[Category]>;
};
