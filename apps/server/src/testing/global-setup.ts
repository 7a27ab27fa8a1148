import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '../database/connect.js';
import { openEmbeddedPostgres } from '../database/embedded-postgres.js';
import { migrateDatabase } from '../database/migrate.js';
import { startPgBouncer, type Pooler } from './pgbouncer.js';
import { createRunFolder, removeAbandonedRuns } from './abandoned-runs.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the migrated template that test databases are copied from. */
    templateUrl: string;
    /** Where servers find the template: itself, or behind PgBouncer. */
    pooledUrl: string;
  }
}

/** Nothing of a test run needs to outlive a power cut; each write waits for no disk. */
const fleeting = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * One PostgreSQL for the whole run: `TEST_DATABASE_URL`, or an embedded one made for it. With `PGBOUNCER=1` the
 * servers of the tests reach it through PgBouncer in transaction mode.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandonedRuns();
  const folder = await createRunFolder();
  const given = process.env.TEST_DATABASE_URL;
  const embedded = given
    ? undefined
    : await openEmbeddedPostgres({ dataDir: folder, settings: fleeting });
  let pooler: Pooler | undefined;
  const close = async () => {
    await pooler?.close();
    await embedded?.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const url = await createTemplate(given ?? embedded?.url ?? '');
    project.provide('templateUrl', url);
    if (process.env.PGBOUNCER === '1') pooler = await startPgBouncer(folder, url);
    project.provide('pooledUrl', pooler?.urlOf(url) ?? url);
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

async function createTemplate(serverUrl: string): Promise<string> {
  const url = new URL(serverUrl);
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query('DROP DATABASE IF EXISTS vestibule_template WITH (FORCE)');
  await client.query('CREATE DATABASE vestibule_template');
  await client.end();
  url.pathname = '/vestibule_template';
  const template = connect(url.href);
  await migrateDatabase(template);
  await template.close();
  return url.href;
}
