import { emailSettingsSchema } from '@vestibule/api/settings/contract';
import * as v from 'valibot';
import type { Services } from '../services.js';
import { readValues } from '../settings/read-values.js';

export interface Sender {
  name: string;
  address: string;
}

/** Who a mail comes from, as the settings say when it is sent. */
export async function readSender(db: Services['db']): Promise<Sender> {
  const { senderName, senderAddress } = v.parse(emailSettingsSchema, await readValues(db, 'email'));
  return { name: senderName, address: senderAddress };
}
