import { authorOf, byOption, readArguments } from '../cli/arguments.js';
import { CommandError, type Command } from '../cli/command.js';
import { withTerminal, type Asking } from '../cli/terminal.js';
import { inTransaction } from '../database/retry.js';
import { keepDeskChange } from '../desk/keep-change.js';
import type { Services } from '../services.js';
import { replaceAdministrator } from './administrator.js';
import { passwordFault } from './password-fault.js';
import { hashPassword } from './passwords.js';

/** `pnpm hotel admin reset-password`: for who runs the server and no longer knows the password. */
export const adminCommand = createAdminCommand(withTerminal);

export function createAdminCommand(asking: Asking): Command {
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
      const password = await asking(async (ask) => {
        const first = await ask({ text: `New password of ${admin.email}`, secret: true });
        return await requireGood(first, await ask({ text: 'Once more', secret: true }), services);
      });
      const passwordHash = await hashPassword(password);
      await inTransaction(services.db, async (tx) => {
        await replaceAdministrator(tx, services, { email: admin.email, passwordHash });
        await keepDeskChange(tx, services, { what: [name, ...words], by: authorOf(values) });
      });
      print('Set ADMIN_PASSWORD to it before the next start, or the old one comes back.');
    },
  };
}

async function requireGood(
  password: string,
  again: string,
  { hotel }: Pick<Services, 'hotel'>,
): Promise<string> {
  const fault = await passwordFault(password, hotel);
  if (fault) throw new CommandError(fault);
  if (again !== password) throw new CommandError('The two passwords are not the same.');
  return password;
}
