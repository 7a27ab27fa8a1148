import { listHalls } from './list-halls.js';
import { requestHall } from './request-hall.js';

export const hallsHandlers = [listHalls, requestHall];
