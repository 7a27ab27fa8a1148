// Writes what each component of the library weighs, takes to mount, and shows to axe.
//   node tools/bench/component-facts.ts            everything
//   node tools/bench/component-facts.ts --sizes    what can change without this machine: sizes, and new components
import react from '@vitejs/plugin-react';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { typeValuesModule } from '../../.storybook/type-values.ts';
import { serveFolder } from '../stories/serve-folder.ts';
import { facts as known, type ComponentFacts } from './facts/read-facts.ts';
import { sizeOf, storiesOfComponents } from './facts/size-of.ts';
import { median } from './measure.ts';
import { openBrowser } from './setup.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = path.join(import.meta.dirname, 'facts/mount-page.tsx');
const sizesAlone = process.argv.includes('--sizes');
const rounded = (value: number) => Math.round(value * 10) / 10;

async function buildPage(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), typeValuesModule([])],
    oxc: { plugins: { styledComponents: { displayName: false } } },
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: page, output: { entryFileNames: 'page.js' } },
    },
  });
  writeFileSync(
    path.join(outDir, 'index.html'),
    '<!doctype html><html lang="en"><title>Components</title><style>*, *::before, *::after { transition: none !important; }</style><link rel="icon" href="data:,"><body><script type="module" src="./page.js"></script></body></html>',
  );
}

async function see(browser: Browser, url: string, file: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const tab = await context.newPage();
    await tab.goto(url);
    await tab.waitForFunction(() => 'see' in window);
    return await tab.evaluate((each) => window.see(each), file);
  } finally {
    await context.close();
  }
}

async function factsOf(browser: Browser, url: string, folder: string, file: string) {
  const size = await sizeOf(file, folder);
  const before = known[file];
  if (sizesAlone && before) return { ...before, size };
  const { mounts, bare, passed, violations } = await see(browser, url, file);
  if (violations.length > 0) throw new Error(`axe finds in ${file}: ${violations.join(', ')}`);
  const mount = Math.max(0, median(mounts) - median(bare));
  return { size, mount: rounded(mount), passed };
}

mkdirSync(path.join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(path.join(root, '.cache/facts-'));
try {
  const pages = path.join(folder, 'pages');
  await buildPage(pages);
  await using server = await serveFolder(pages);
  await using browser = await openBrowser();
  const facts: Record<string, ComponentFacts> = {};
  for (const file of storiesOfComponents) {
    facts[file] = await factsOf(browser, `${server.url}/index.html`, folder, file);
    console.log(file, facts[file]);
  }
  const json = `${JSON.stringify(facts, null, 2)}\n`;
  writeFileSync(path.join(import.meta.dirname, 'facts/component-facts.json'), json);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
