import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { postgresCommand } from '../database/postgres-command.js';
import { freePort } from '../web/free-port.js';

const BINARY = '/usr/sbin/pgbouncer';

export interface Pooler {
  /** The address of a database behind it, for the one given. */
  urlOf: (url: string) => string;
  close: () => Promise<void>;
}

/** Debian's PgBouncer in transaction mode, before every database of a PostgreSQL. */
export async function startPgBouncer(folder: string, serverUrl: string): Promise<Pooler> {
  const server = new URL(serverUrl);
  const host = server.searchParams.get('host') ?? server.hostname;
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const password = server.password && ` password=${decodeURIComponent(server.password)}`;
  await writeFile(
    file,
    `[databases]
* = host=${host} port=${server.port || 5432} user=${server.username}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 2000
server_idle_timeout = 5
ignore_startup_parameters = lock_timeout,statement_timeout
logfile = ${path.join(folder, 'pgbouncer.log')}
`,
    { mode: 0o600 },
  );
  const { command, args } = postgresCommand(BINARY, ['--quiet', file]);
  const child = spawn(command, args, { stdio: 'ignore' });
  const urlOf = (url: string) => {
    const pooled = new URL(url);
    pooled.search = '';
    pooled.host = `127.0.0.1:${port}`;
    return pooled.href;
  };
  await untilOpen(urlOf(serverUrl));
  return {
    urlOf,
    close: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function untilOpen(connectionString: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries === 100) throw error;
      await pause(50);
    }
  }
}
