import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');
const environmentFile = path.join(root, '.env');

/** Builds, and runs one of the server's programs in this process, so that signals reach it. */
export async function runBuilt(program: 'main' | 'hotel', build: () => Promise<void>) {
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  process.env.NODE_ENV = 'production';
  process.chdir(root);
  await build();
  await import(pathToFileURL(path.join(root, 'apps/server/dist', `${program}.js`)).href);
}
