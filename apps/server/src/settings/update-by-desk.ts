import { ProblemError } from '@vestibule/domain/problem';
import type { Setting, SettingValue } from '@vestibule/domain/settings';
import { CommandError } from '../cli/command.js';
import type { Services } from '../services.js';
import { updateExisting } from './update-existing.js';

/** As `updateExisting`, by a command: what is refused, it says in the words of the first rule. */
export async function updateByDesk(
  services: Pick<Services, 'db' | 'now'>,
  wanted: readonly { key: string; value: SettingValue }[],
  by: string,
): Promise<Setting> {
  try {
    const [setting] = await updateExisting(wanted, services, by);
    return setting;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const [[key, reason] = []] = Object.entries(error.options.fields ?? {});
    throw new CommandError(key ? `${key}: ${reason}.` : error.message);
  }
}
