import type { Database, Transaction } from '../database/connect.js';

/** What one feature keeps about a guest beside the account itself. */
export interface PersonalData {
  /** Its name in the exported document. */
  name: string;
  export: (db: Database, userId: string) => Promise<unknown>;
  /** Deletes it, or makes anonymous what the law has the hotel keep. */
  erase: (tx: Transaction, userId: string) => Promise<void>;
}
