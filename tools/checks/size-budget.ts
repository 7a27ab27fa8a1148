// Holds the JavaScript of every page to its budgets (docs/performance.md).
import { DEFAULT_LANGUAGE, languages } from '../../packages/domain/src/words/language.ts';
import { allPageFiles } from '../../apps/site/src/pages.ts';
import {
  allScripts,
  bytesOf,
  entryScripts,
  FIRST_VIEW_LIMIT_BYTES,
  firstViewScripts,
  IDLE_LIMIT_BYTES,
  readClientManifest,
  WORDS_LIMIT_BYTES,
  wordScripts,
} from '../build/first-view.ts';

const manifest = readClientManifest();
const translations = languages.filter((language) => language !== DEFAULT_LANGUAGE);
const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

let tooLarge = 0;
for (const file of allPageFiles().toSorted()) {
  const first = bytesOf(firstViewScripts(manifest, file));
  const all = bytesOf(allScripts(manifest, file));
  const words = translations.map((language) => bytesOf(wordScripts(manifest, file, language)));
  const fits =
    first <= FIRST_VIEW_LIMIT_BYTES &&
    all <= IDLE_LIMIT_BYTES &&
    words.every((bytes) => bytes <= WORDS_LIMIT_BYTES);
  const ofWords = words.map((bytes, at) => `${kB(bytes)} kB in /${translations[at]}`).join(', ');
  if (!fits) tooLarge += 1;
  console.log(
    `${fits ? 'ok  ' : 'OVER'} ${kB(first)} kB, ${kB(all)} kB once idle, ${ofWords}  ${file}`,
  );
}
const limits = [FIRST_VIEW_LIMIT_BYTES, IDLE_LIMIT_BYTES, WORDS_LIMIT_BYTES].map(kB).join(',');
console.log(`The limits are${limits} kB; ${tooLarge} over them.`);

/** Validation comes with the forms that validate (decision 037). */
const validates = /^(account|halls)\//;
const withRules = allPageFiles().filter(
  (file) =>
    !validates.test(file) &&
    firstViewScripts(manifest, file).some((script) => /\/rules-[^/]+$/.test(script)),
);
if (withRules.length > 0) console.log(`Validates in its first view: ${withRules.join(', ')}`);

/** It decides when the others may have the line, so it comes alone (decision 017). */
const [, ...beforeEntry] = entryScripts(manifest);
if (beforeEntry.length > 0) console.log(`The entry waits for: ${beforeEntry.join(', ')}`);
if (tooLarge + withRules.length + beforeEntry.length > 0) process.exitCode = 1;
