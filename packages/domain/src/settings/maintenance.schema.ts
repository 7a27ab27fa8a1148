import * as v from 'valibot';

/** Whether the public site is closed for a moment, and what it says meanwhile. */
export const maintenanceModeSchema = v.object({ enabled: v.boolean(), message: v.string() });
export type MaintenanceMode = v.InferOutput<typeof maintenanceModeSchema>;
