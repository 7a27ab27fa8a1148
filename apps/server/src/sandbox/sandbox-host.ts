import type { Logger } from 'pino';
import type { Database } from '../database/connect.js';

/** What the sandbox needs of the server that it lives in. */
export interface SandboxHost {
  config: { port: number; publicUrl: string };
  db: Database;
  logger: Logger;
  now: () => Date;
}
