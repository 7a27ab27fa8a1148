import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const beside = /\.(test|stories|e2e)\.tsx?$|\.mdx?$|\/(dist|node_modules)\//;

/** One hash over the content of every file that the patterns name, tests and stories left out. */
export function fingerprint(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync([...patterns], { cwd: root }).sort()) {
    const full = path.join(root, file);
    if (beside.test(file) || !existsSync(full) || !statSync(full).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(full)).update('\0');
  }
  return hash.digest('hex');
}
