// Fails where the page of a component says another size than it has now, or a component is gone.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findStale } from '../bench/facts/find-stale.ts';
import { facts } from '../bench/facts/read-facts.ts';
import { sizeOf, storiesOfComponents } from '../bench/facts/size-of.ts';

const cache = path.resolve(import.meta.dirname, '../../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'sizes-'));
const sizes: Record<string, number> = {};
try {
  for (const stories of storiesOfComponents) sizes[stories] = await sizeOf(stories, folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const stale = findStale(facts, sizes);
for (const each of stale) console.error(each);
console.log(`${storiesOfComponents.length} components weighed.`);
if (stale.length > 0) {
  console.error('node tools/bench/component-facts.ts --sizes measures them again.');
  process.exitCode = 1;
}
