import { setTimeout as pause } from 'node:timers/promises';
import {
  addressSettings,
  addressUrl,
  chooseAddress,
  type PostgresAddress,
} from './postgres-address.js';
import {
  EmbeddedPostgresError,
  findPostgresBinaries,
  type PostgresBinaries,
} from './postgres-binaries.js';
import { openCluster, type Cluster } from './postgres-cluster.js';
import { requireUserNamespace } from './postgres-command.js';
import { startPostgres, stopPostgres, type PostgresProcess } from './postgres-process.js';
import { joinUsers, type PostgresUser } from './postgres-user.js';
import { readPostmaster } from './postmaster-file.js';

const startLimitMs = 120_000;
const MAX_WAIT_MS = 15_000;
/** What PostgreSQL writes when it ends because another one is there, or was a moment ago. */
const anotherServer = /already exists|already in use|still in use/;

export interface EmbeddedPostgres {
  url: string;
  /** True when a living server was found instead of started. */
  adopted: boolean;
  /** Leaves the database, and stops it when no other server uses it. */
  close(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  onProgress?: (line: string) => void;
  /** Settings of PostgreSQL beside the server's own, as `name=value`. */
  settings?: string[];
}

interface Opened {
  user: PostgresUser;
  address: PostgresAddress;
  adopted: boolean;
}

/** Opens the PostgreSQL of a data folder: adopts the living one, or starts one. */
export async function openEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries();
  requireUserNamespace();
  const cluster = await openCluster(options.dataDir, binaries, options.onProgress ?? (() => {}));
  const open = (port?: number) => openPostgres(cluster, binaries, options.settings, port);
  const first = await open();
  const leave = keepOpen(first, open, options.onProgress ?? (() => {}));
  return {
    url: addressUrl(first.address, cluster.password, 'vestibule'),
    adopted: first.adopted,
    close: async () => (await leave()).leave(() => stopPostgres(cluster, binaries)),
  };
}

/** Opens it again whenever it goes away; answers how to end that, which gives the last user. */
function keepOpen(
  current: Opened,
  open: (port: number) => Promise<Opened>,
  onProgress: (line: string) => void,
): () => Promise<PostgresUser> {
  const closing = new AbortController();
  let reopening = Promise.resolve();
  const watch = () =>
    current.user.onLost(() => {
      if (!closing.signal.aborted) reopening = reopen();
    });
  // Tried until it opens, ever more slowly: a full disk has space again some day.
  const reopen = async () => {
    onProgress('The database went away; opening it again.');
    for (let waitMs = 500; !closing.signal.aborted; waitMs = Math.min(2 * waitMs, MAX_WAIT_MS)) {
      try {
        current = await open(current.address.port);
        onProgress('The database is open again.');
        return watch();
      } catch (error) {
        onProgress(`${String(error)}\nTrying again in ${waitMs / 1000} s.`);
        await pause(waitMs, undefined, closing).catch(() => {});
      }
    }
  };
  watch();
  return async () => {
    closing.abort();
    await reopening;
    return current.user;
  };
}

/**
 * `postmaster.pid` decides between several servers on one folder: PostgreSQL itself refuses to
 * start twice, and the server that came second uses the first one's.
 */
async function openPostgres(
  cluster: Cluster,
  binaries: PostgresBinaries,
  settings: string[] = [],
  preferredPort?: number,
): Promise<Opened> {
  const deadline = Date.now() + startLimitMs;
  let started: PostgresProcess | undefined;
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(cluster.data);
    if (postmaster?.living && postmaster.address) {
      const user = await joinUsers(addressUrl(postmaster.address, cluster.password, 'postgres'));
      if (user) return { user, address: postmaster.address, adopted: !started };
    }
    if (!postmaster?.living && !started) {
      const address = await chooseAddress(cluster.home, preferredPort);
      started = startPostgres(cluster, binaries, [...settings, ...addressSettings(address)]);
    }
    const log = await Promise.race(
      [started?.ended, pause(20)].filter((wait) => wait !== undefined),
    );
    if (log !== undefined) {
      if (!anotherServer.test(log))
        throw new EmbeddedPostgresError(`PostgreSQL did not start: ${log.trim()}`);
      started = undefined;
    }
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL was not ready after ${startLimitMs / 1000} s; see ${cluster.home}/postgres.log.`,
  );
}
