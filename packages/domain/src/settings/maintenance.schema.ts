import type * as v from 'valibot';
import { categorySchema } from './category-settings.js';

/** Whether the public site is closed for a moment, and what it says meanwhile. */
export const maintenanceModeSchema = categorySchema('maintenance');
export type MaintenanceMode = v.InferOutput<typeof maintenanceModeSchema>;
