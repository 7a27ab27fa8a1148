import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const beside = /\.(test|stories|e2e)\.tsx?$|\.mdx?$|\/(dist|node_modules)\//;

const outside = /\/(dist|node_modules)\//;

/** One hash over the content of every file that the patterns name; stories and tests on request. */
export function fingerprint(root: string, patterns: readonly string[], stories = false): string {
  const left = stories ? outside : beside;
  const hash = createHash('sha256');
  for (const file of globSync([...patterns], { cwd: root }).sort()) {
    const full = path.join(root, file);
    if (left.test(file) || !existsSync(full) || !statSync(full).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(full)).update('\0');
  }
  return hash.digest('hex');
}
