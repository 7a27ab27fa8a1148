import path from 'node:path';
import { existsSync } from 'node:fs';
import { HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import { authorOf, byOption, readArguments } from '../cli/arguments.js';
import { CommandError, type SetupCommand, type SetupContext } from '../cli/command.js';
import { withTerminal, type Asking } from '../cli/terminal.js';
import { inTransaction } from '../database/retry.js';
import { seedsOf } from '../seed/all-seeds.js';
import { seedIn } from '../seed/seed.js';
import { changeSettings } from '../settings/change-settings.js';
import { askAnswers, readFlags, secretsIn, type Answers } from './answers.js';
import {
  formatEnvironmentFile,
  readEnvironmentFile,
  writeEnvironmentFile,
} from './environment-file.js';
import { questions } from './questions.js';
import { settingsFrom, variablesFrom } from './written.js';

const shown = questions.filter(({ secret }) => !secret);
const flags = Object.fromEntries(shown.map(({ flag }) => [flag, { type: 'string' } as const]));
const options = { ...flags, ...byOption, force: { type: 'boolean' } } as const;

export interface InitOptions {
  /** Where the variables are written. */
  file: string;
  /** Undefined: nobody can be asked. */
  asking: Asking | undefined;
  /** Where secrets are that go with flags. */
  environment: NodeJS.ProcessEnv;
}

/** `pnpm hotel init`: the hotel's name and contact as settings, its keys as `.env`. */
export const initCommand: SetupCommand = {
  name: 'init',
  usage: '[--name … --zone … --address … --email … --phone …] [--force]',
  summary:
    'Opens a hotel of your own: asks for its name, contact and keys, or takes them as flags and variables',
  setUp: (context) =>
    init(context, {
      file: path.resolve('.env'),
      asking: process.stdin.isTTY ? withTerminal : undefined,
      environment: process.env,
    }),
};

export async function init(
  { args, print, open }: Pick<SetupContext, 'args' | 'print' | 'open'>,
  { file, asking, environment }: InitOptions,
): Promise<void> {
  const { values } = readArguments(initCommand, { args, most: 0, options });
  const { force, by, ...given } = values;
  if (existsSync(file) && !force) {
    throw new CommandError(
      `${file} is there already. Nothing was changed; --force writes into it.`,
    );
  }
  const before = await readEnvironmentFile(file);
  const secrets = secretsIn(environment, before);
  const answers = await answersOf(given, secrets, asking);
  const { variables, madePassword } = variablesFrom(answers, before);
  const text = formatEnvironmentFile(variables);
  // Whatever else is wrong with the variables, --force may be there to mend it.
  const { DATABASE_URL, DATA_DIR } = process.env;
  const { services, close } = await open({ DATABASE_URL, DATA_DIR });
  try {
    const today = hotelToday(services.now(), HOTEL_TIME_ZONE);
    const author = { changedBy: authorOf({ by }), now: services.now() };
    await inTransaction(services.db, async (tx) => {
      await seedIn(tx, today, seedsOf.none);
      await changeSettings(tx, settingsFrom(answers), author);
      await writeEnvironmentFile(file, text);
    });
  } finally {
    await close();
  }
  print(`Wrote the name, the contact and the time zone of ${answers['name']} into the settings.`);
  print(`Wrote ${file}, which pnpm start reads.`);
  const taken = questions.flatMap(({ flag, variable = '' }) => (secrets[flag] ? [variable] : []));
  if (taken.length > 0) print(`Taken from the environment: ${taken.join(', ')}.`);
  print('What is missing before the first guest: pnpm hotel check');
  if (madePassword) {
    print(`The password of ${variables['ADMIN_EMAIL']} is ${madePassword} and is shown only now.`);
  }
}

async function answersOf(
  given: Answers,
  secrets: Answers,
  asking: InitOptions['asking'],
): Promise<Answers> {
  if (Object.keys(given).length > 0) return await readFlags({ ...given, ...secrets });
  if (!asking)
    throw new CommandError(
      `Nobody can be asked here. It is used as: pnpm hotel init ${initCommand.usage}`,
    );
  return await asking((ask) => askAnswers(ask, secrets));
}
