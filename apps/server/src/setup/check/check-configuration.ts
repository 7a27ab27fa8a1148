import { ConfigError, readConfig, type Config } from '../../config.js';
import { finding, type Finding } from './finding.js';

const SUBJECT = 'configuration';

/** Without a configuration that can be read, what depends on it is not looked at. */
export function checkConfiguration(variables: NodeJS.ProcessEnv): {
  config?: Config;
  found: Finding;
} {
  try {
    const config = readConfig(variables);
    const found = config.admin
      ? finding(SUBJECT, 'ok', 'Every variable can be read.')
      : finding(SUBJECT, 'warn', 'ADMIN_EMAIL is not set: nobody can sign in as administrator.');
    return { config, found };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { found: finding(SUBJECT, 'fail', error.problems.join(' ')) };
  }
}
