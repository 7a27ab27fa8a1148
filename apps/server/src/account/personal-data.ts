import type { Day } from '@vestibule/domain/calendar';
import type { Database, Transaction } from '../database/connect.js';

/** What one feature keeps about a guest beside the account itself. */
export interface PersonalData {
  /** Its name in the exported document. */
  name: string;
  export: (db: Database, userId: string) => Promise<unknown>;
  /** Deletes it, or makes anonymous what the law has the hotel keep; refuses what is still needed. */
  erase: (tx: Transaction, userId: string, today: Day) => Promise<void>;
}
