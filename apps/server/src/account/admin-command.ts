import { isCommonPassword, newPasswordRule } from '@vestibule/domain/account';
import * as v from 'valibot';
import { authorOf, byOption, readArguments } from '../cli/arguments.js';
import { askHidden } from '../cli/ask-hidden.js';
import { CommandError, type Command } from '../cli/command.js';
import { inTransaction } from '../database/retry.js';
import { keepDeskChange } from '../desk/keep-change.js';
import { replaceAdministrator } from './administrator.js';
import { hashPassword } from './passwords.js';

/** `pnpm hotel admin reset-password`: for who runs the server and no longer knows the password. */
export const adminCommand = createAdminCommand(askHidden);

/** `ask` gives an answer to each question. */
export function createAdminCommand(
  ask: (questions: readonly string[]) => Promise<string[]>,
): Command {
  const name = 'admin';
  const usage = 'reset-password [--by <name>]';
  return {
    name,
    usage,
    summary: 'Asks for a new password of the administrator, who is signed out everywhere',
    async run({ services, args, print }) {
      const { values, words } = readArguments(
        { name, usage },
        { args, most: 1, options: byOption },
      );
      if (words[0] !== 'reset-password') throw new CommandError('Say admin reset-password.');
      const { admin } = services.config;
      if (!admin) throw new CommandError('Set ADMIN_EMAIL first: it names the administrator.');
      const passwordHash = await hashPassword(
        await requireGood(await ask([`New password of ${admin.email}:`, 'Once more:'])),
      );
      await inTransaction(services.db, async (tx) => {
        await replaceAdministrator(tx, services, { email: admin.email, passwordHash });
        await keepDeskChange(tx, services, { what: [name, ...words], by: authorOf(values) });
      });
      print('Set ADMIN_PASSWORD to it before the next start, or the old one comes back.');
    },
  };
}

/** By the rules of a guest's new password. */
async function requireGood([password = '', again]: string[]): Promise<string> {
  const result = v.safeParse(newPasswordRule(), password);
  if (!result.success) throw new CommandError(`${result.issues[0].message}.`);
  if (await isCommonPassword(password)) {
    throw new CommandError('Please choose a less common password.');
  }
  if (again !== password) throw new CommandError('The two passwords are not the same.');
  return password;
}
