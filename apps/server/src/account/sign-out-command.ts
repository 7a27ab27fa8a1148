import { byOption, authorOf, readArguments } from '../cli/arguments.js';
import { CommandError, type Command } from '../cli/command.js';
import { inTransaction } from '../database/retry.js';
import { keepDeskChange } from '../desk/keep-change.js';
import { closeAllSessions, closeSessionsOf } from './sessions.js';
import { findUserByEmail } from './store.js';

const name = 'sign-out';
const usage = '<address> | --everyone [--by <name>]';

/** `pnpm hotel sign-out`: ends the sessions of one account, or all there are. */
export const signOutCommand: Command = {
  name,
  usage,
  summary: 'Ends every session of an account, or of everyone: a new sign-in opens one again',
  async run({ services, args, print }) {
    const options = { ...byOption, everyone: { type: 'boolean' } } as const;
    const { values, words } = readArguments({ name, usage }, { args, most: 1, options });
    const [address] = words;
    if (Boolean(address) === Boolean(values.everyone)) {
      throw new CommandError('Say an address, or --everyone.');
    }
    const ended = await inTransaction(services.db, async (tx) => {
      const row = address ? await findUserByEmail(tx, address) : undefined;
      if (address && !row) throw new CommandError(`Nobody has an account as ${address}.`);
      const count = row ? await closeSessionsOf(tx, row.id) : await closeAllSessions(tx);
      const whom = row ? `account ${row.id}` : 'everyone';
      await keepDeskChange(tx, services, { what: [name, whom], by: authorOf(values) });
      return count;
    });
    print(ended === 1 ? 'One session ended.' : `${ended} sessions ended.`);
  },
};
