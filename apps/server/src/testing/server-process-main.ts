import { allJobs } from '../jobs/all-jobs.js';
import { openJobs } from '../jobs/open-jobs.js';
import { readConfig } from '../config.js';
import { createServices } from '../create-services.js';
import { connect } from '../database/connect.js';
import { reconcilePayments } from './reconcile-payments.js';
import { readHashSecret } from '../http/hashed.js';
import { startServer } from '../server.js';

/** What `startServerProcess` runs in a process of its own: a whole server, told by message to reconcile. */
export async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await startServer({ config });
  const url = config.databaseUrl ?? '';
  const onError = (error: unknown) => services.logger.error({ err: error }, 'The job queue failed');
  const jobs = await openJobs({ url, jobs: allJobs, onError });
  const { db } = connect(url);
  const services = createServices({ config, db, jobs, hashSecret: await readHashSecret(db) });
  process.on('message', () => {
    void reconcilePayments(services).then(() => process.send?.('reconciled'));
  });
  process.send?.(server.url);
}
