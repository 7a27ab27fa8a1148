import { readArguments } from '../../cli/arguments.js';
import { CommandError, type SetupCommand } from '../../cli/command.js';
import { ConfigError, readConfig } from '../../config.js';
import { checkConfiguration } from './check-configuration.js';
import { checkDatabase } from './check-database.js';
import { checkMailServer, checkProviders, checkPublicUrl } from './check-services.js';
import { finding, type Finding } from './finding.js';

/** `pnpm hotel check`: what is missing before the first guest. */
export const checkCommand: SetupCommand = {
  name: 'check',
  usage: '',
  summary: 'Says line by line what is missing before the first guest',
  async setUp({ args, print }) {
    readArguments(checkCommand, { args, most: 0, options: {} });
    const findings = await checkHotel(process.env, new Date());
    const width = Math.max(...findings.map(({ subject }) => subject.length));
    for (const { state, subject, text } of findings) {
      print(`${state.padEnd(4)}  ${subject.padEnd(width)}  ${text}`);
    }
    const failed = findings.filter(({ state }) => state === 'fail').length;
    if (failed > 0) throw new CommandError(`To be mended before the first guest: ${failed}.`);
  },
};

/** Changes nothing, but that an embedded database is made where there is none. */
export async function checkHotel(variables: NodeJS.ProcessEnv, now: Date): Promise<Finding[]> {
  const { config, found } = checkConfiguration(variables);
  if (!config) return [found, ...(await databaseOf(variables, now))];
  return [
    found,
    ...(await checkDatabase(config, now)),
    await checkMailServer(config),
    ...(await checkProviders(config)),
    await checkPublicUrl(config),
  ];
}

/** Whatever else is wrong with the variables, the database may be right. */
async function databaseOf({ DATABASE_URL, DATA_DIR }: NodeJS.ProcessEnv, now: Date) {
  try {
    return await checkDatabase(readConfig({ DATABASE_URL, DATA_DIR }), now);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [finding('database', 'fail', 'DATABASE_URL cannot be read.')];
  }
}
