import type { PersonalData } from '../account/personal-data.js';
import { findHallRequestsOfUser, forgetHallRequestsOfUser } from './store.js';

/** Halls asked for while signed in: taken along, and kept without the guest. */
export const hallsPersonalData: PersonalData = {
  name: 'hallRequests',
  export: findHallRequestsOfUser,
  erase: forgetHallRequestsOfUser,
};
