import type { PersonalData } from '../account/personal-data.js';
import { deleteSubscriberOfUser, findSubscriberOfUser } from './store.js';

/** The newsletter that the account's address gets: taken along, and deleted with the account. */
export const newsletterPersonalData: PersonalData = {
  name: 'newsletter',
  export: async (db, userId) => (await findSubscriberOfUser(db, userId)) ?? null,
  erase: deleteSubscriberOfUser,
};
