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
  /** Settings of PostgreSQL beside the house's own, as `name=value`. */
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
  let closing = false;
  let current = await openPostgres(cluster, binaries, options.settings);
  let reopening = Promise.resolve();
  const watch = () =>
    current.user.onLost(() => {
      if (closing) return;
      reopening = reopen().catch((error: unknown) => options.onProgress?.(String(error)));
    });
  const reopen = async () => {
    options.onProgress?.('The database went away; opening it again.');
    current = await openPostgres(cluster, binaries, options.settings, current.address.port);
    watch();
  };
  watch();
  return {
    url: addressUrl(current.address, cluster.password, 'vestibule'),
    adopted: current.adopted,
    close: async () => {
      closing = true;
      await reopening;
      await current.user.leave(() => stopPostgres(cluster, binaries));
    },
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
