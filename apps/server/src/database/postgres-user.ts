import { Client, DatabaseError } from 'pg';
import { isUnavailable } from './postgres-errors.js';

/** Every server that uses the embedded database holds this lock, shared. */
const usersLock = 7_263_001;

export interface PostgresUser {
  /** Calls back when the database went away without being asked to. */
  onLost(callback: () => void): void;
  /** Leaves, and calls `stop` first when nobody else uses the database. */
  leave(stop: () => Promise<void>): Promise<void>;
}

/**
 * Joins the users of a running database, or answers undefined while it cannot be reached.
 * The lock ends with its connection, so that a killed server never counts as a user.
 */
export async function joinUsers(url: string): Promise<PostgresUser | undefined> {
  const client = new Client({ connectionString: url, application_name: 'vestibule user' });
  let lost = false;
  let report = () => {};
  const lose = () => {
    if (lost) return;
    lost = true;
    report();
  };
  client.on('error', lose);
  client.on('end', lose);
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [usersLock]);
    await createDatabase(client);
  } catch (error) {
    await client.end().catch(() => {});
    if (isUnavailable(error)) return undefined;
    throw error;
  }
  return {
    onLost: (callback) => {
      report = callback;
      if (lost) callback();
    },
    leave: async (stop) => {
      const last = !lost && (await isLastUser(client).catch(() => false));
      if (last) await stop();
      await client.end().catch(() => {});
    },
  };
}

/** Holding the lock alone keeps others from joining a database that is about to stop. */
async function isLastUser(client: Client): Promise<boolean> {
  await client.query('SELECT pg_advisory_unlock_shared($1)', [usersLock]);
  const { rows } = await client.query<{ last: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS last',
    [usersLock],
  );
  return rows[0]?.last === true;
}

async function createDatabase(client: Client) {
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'vestibule'");
  if (rowCount) return;
  await client.query('CREATE DATABASE vestibule').catch((error: unknown) => {
    const taken = error instanceof DatabaseError && ['42P04', '23505'].includes(error.code ?? '');
    if (!taken) throw error;
  });
}
