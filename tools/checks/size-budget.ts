// Holds the JavaScript of every page's first view to its budget (docs/performance.md).
import { pages, pagesWithoutLayout } from '../../apps/site/src/pages.ts';
import {
  FIRST_VIEW_LIMIT_BYTES,
  firstViewBytes,
  firstViewScripts,
  readClientManifest,
} from '../build/first-view.ts';

const manifest = readClientManifest();
const files = new Set(Object.values({ ...pages, ...pagesWithoutLayout }));

let tooLarge = 0;
for (const file of [...files].sort()) {
  const bytes = firstViewBytes(manifest, file);
  const fits = bytes <= FIRST_VIEW_LIMIT_BYTES;
  if (!fits) tooLarge += 1;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${file}`);
}
console.log(`The limit is ${(FIRST_VIEW_LIMIT_BYTES / 1000).toFixed(1)} kB; ${tooLarge} over it.`);

/** Validation comes with the forms (decisions 008, 011). */
const withRules = [...files].filter((file) =>
  firstViewScripts(manifest, file).some((script) => /\/rules-[^/]+$/.test(script)),
);
if (withRules.length > 0) console.log(`Validates in its first view: ${withRules.join(', ')}`);
if (tooLarge + withRules.length > 0) process.exitCode = 1;
