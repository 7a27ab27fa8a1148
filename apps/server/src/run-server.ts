import { ConfigError, readConfig } from './config.js';
import { EmbeddedPostgresError } from './database/postgres-binaries.js';
import { failureText } from './log/failure-text.js';
import { startServer, type RunningServer } from './server.js';
import { PortTakenError } from './web/listen.js';
import type { Site } from './web/site.js';

/** What the operator can mend. */
const mendable = [ConfigError, EmbeddedPostgresError, PortTakenError];

/** The whole life of the process: from the environment to the signal that ends it. */
export async function runServer(openSite: () => Promise<Site | undefined>): Promise<void> {
  // Node itself would print all that an error carries.
  process.once('uncaughtException', fail);
  try {
    const config = readConfig(process.env);
    const site = await openSite();
    if (!site) say('The site is not built: the API stands alone');
    const server = await startServer({ config, site, onProgress: say });
    say(`Vestibule is open at ${server.url}`);
    closeOnSignal(server);
  } catch (error) {
    fail(error);
  }
}

/** The first signal closes in order; a second one does not wait. */
function closeOnSignal(server: RunningServer) {
  const close = () => {
    process.once('SIGINT', () => process.exit(130));
    process.once('SIGTERM', () => process.exit(143));
    server.close().then(() => process.exit(0), fail);
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
}

function fail(error: unknown): void {
  process.stderr.write(`${failureText(error, mendable)}\n`);
  process.exit(1);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
