import * as v from 'valibot';
import { menuItemSchema } from '@vestibule/domain/restaurant';
import { envelope, operation, translated } from '../transport/operation.js';
import { routes } from './routes.js';

/** Spec 7, Restaurant: every dish, also those that are hidden (`available` false). */
export const listMenuItems = operation({
  id: 'restaurant.list-menu-items',
  ...routes.listMenuItems,
  summary: 'The menu',
  access: 'public',
  reply: envelope(v.array(translated(menuItemSchema))),
  problems: ['restaurant.failed'],
});
