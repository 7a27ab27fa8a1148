import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.ts';

const root = path.resolve(import.meta.dirname, '..');
const environmentFile = path.join(root, '.env');

if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
process.env.NODE_ENV = 'production';
process.chdir(root);
await build();
await import(pathToFileURL(path.join(root, 'apps/server/dist/main.js')).href);
