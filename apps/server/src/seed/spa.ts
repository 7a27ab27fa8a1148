import { specialists, treatmentCategories, treatments } from '../spa/tables.js';
import { saveWords } from '../translations/store.js';
import { categoryWords, specialistWords, treatmentWords } from './arabic/spa.js';
import { treatmentRecords } from './spa-treatments.js';
import type { Seed } from './seed.js';

const categoryRecords = [
  { id: 'hammam', name: 'Hammam', status: 'active' },
  { id: 'massage', name: 'Massage', status: 'active' },
  { id: 'facial', name: 'Facials', status: 'active' },
  { id: 'couples', name: 'For Two', status: 'active' },
  { id: 'movement', name: 'Movement', status: 'active' },
  { id: 'hair', name: 'Hair', status: 'inactive' },
];

const specialistRecords = [
  { id: 'layla', firstName: 'Layla', lastName: 'Haddad', status: 'active' },
  { id: 'aisha', firstName: 'Aisha', lastName: 'Al Balushi', status: 'active' },
  { id: 'maria', firstName: 'Maria', lastName: 'Santos', status: 'active' },
  { id: 'wayan', firstName: 'Wayan', lastName: 'Putra', status: 'active' },
  { id: 'noor', firstName: 'Noor', lastName: 'Al Lawati', status: 'active' },
  { id: 'elena', firstName: 'Elena', lastName: 'Petrova', status: 'active' },
  { id: 'hamed', firstName: 'Hamed', lastName: 'Al Raisi', status: 'inactive' },
];

/** Five categories and six specialists at work, one of each that is not, and the treatments. */
export const spaSeed: Seed = {
  name: 'spa',
  async seed(tx) {
    await tx.insert(treatmentCategories).values(numbered(categoryRecords));
    await tx.insert(specialists).values(numbered(specialistRecords));
    await tx.insert(treatments).values(numbered(treatmentRecords));
    await saveWords(tx, 'treatment_categories', 'ar', categoryWords);
    await saveWords(tx, 'specialists', 'ar', specialistWords);
    await saveWords(tx, 'treatments', 'ar', treatmentWords);
  },
};

function numbered<T>(records: readonly T[]): (T & { position: number })[] {
  return records.map((record, position) => ({ ...record, position }));
}
