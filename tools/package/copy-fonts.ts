import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const packed = path.join(root, 'packages/ui/fonts');

// Whoever installs the library serves them as the site does.
rmSync(packed, { recursive: true, force: true });
cpSync(path.join(root, 'apps/site/public/fonts'), packed, { recursive: true });
