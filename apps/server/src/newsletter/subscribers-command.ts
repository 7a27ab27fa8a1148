import { withoutFormula, writeCsv } from '@vestibule/domain/text';
import type { Command } from '../cli/command.js';
import { createHashed, readHashSecret } from '../http/hashed.js';
import { unsubscribeAddress } from './links.js';
import { findConfirmedSubscribers } from './store.js';

/** `pnpm hotel subscribers`: who has confirmed the newsletter, with the link to leave it, as CSV. */
export const subscribersCommand: Command = {
  name: 'subscribers',
  usage: '',
  summary: 'Who has confirmed the newsletter, as CSV',
  async run({ services: { config, db }, print }) {
    const hashed = createHashed(await readHashSecret(db));
    const rows = await findConfirmedSubscribers(db);
    const lines = rows.map(({ id, email, confirmedAt }) => [
      withoutFormula(email),
      confirmedAt?.toISOString() ?? '',
      unsubscribeAddress(config.publicUrl, hashed, id),
    ]);
    const csv = writeCsv([['email', 'confirmed', 'unsubscribe'], ...lines]);
    for (const line of csv.trimEnd().split(/\r?\n/)) print(line);
  },
};
