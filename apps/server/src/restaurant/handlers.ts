import type * as contract from '@vestibule/api/restaurant/contract';
import type { HandlersOf } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { translate } from '../translations/translate.js';
import { findMenuItems } from './store.js';

export const restaurantHandlers: HandlersOf<typeof contract> = {
  listMenuItems: async (_, { services: { db }, language }) =>
    succeed(await translate(db, language, 'menu_items', await findMenuItems(db))),
};
