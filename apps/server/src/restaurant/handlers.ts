import { listMenuItems } from './list-menu-items.js';

export const restaurantHandlers = [listMenuItems];
