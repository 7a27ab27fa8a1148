import { listHalls } from './list-halls.js';
import { listRequests } from './list-requests.js';
import { requestHall } from './request-hall.js';

export const hallsHandlers = [listHalls, requestHall, listRequests];
