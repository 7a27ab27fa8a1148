import { readArguments } from '../cli/arguments.js';
import type { Command } from '../cli/command.js';
import { LIST_USAGE, listOptions, printList } from '../cli/print-list.js';
import { createHashed, readHashSecret } from '../http/hashed.js';
import { unsubscribeAddress } from './links.js';
import { findConfirmedSubscribers } from './store.js';

/** `pnpm hotel subscribers`: who has confirmed the newsletter, with the link to leave it, as CSV. */
export const subscribersCommand: Command = {
  name: 'subscribers',
  usage: LIST_USAGE,
  summary: 'Who has confirmed the newsletter, as CSV',
  async run({ services: { config, db }, args, print }) {
    const { values } = readArguments(subscribersCommand, { args, most: 0, options: listOptions });
    const hashed = createHashed(await readHashSecret(db));
    printList(print, values, {
      rows: await findConfirmedSubscribers(db),
      fields: {
        email: ({ email }) => email,
        confirmed: ({ confirmedAt }) => confirmedAt?.toISOString(),
        unsubscribe: ({ id }) => unsubscribeAddress(config.publicUrl, hashed, id),
      },
    });
  },
};
