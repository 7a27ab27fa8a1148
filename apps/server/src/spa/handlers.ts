import { listCategories } from './list-categories.js';
import { listSlots } from './list-slots.js';
import { listSpecialists } from './list-specialists.js';
import { listTreatments } from './list-treatments.js';

export const spaHandlers = [listTreatments, listCategories, listSpecialists, listSlots];
