// Writes what each component of the library weighs, takes to mount, and shows to axe.
//   node tools/bench/component-facts.ts
import react from '@vitejs/plugin-react';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { isExported } from '../../.storybook/exported.ts';
import { measure } from '../checks/consumer/measure.ts';
import { serveFolder } from '../stories/serve-folder.ts';
import type { ComponentFacts } from './facts/read-facts.ts';
import { median } from './measure.ts';
import { openBrowser } from './setup.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = path.join(import.meta.dirname, 'facts/mount-page.tsx');
const rounded = (value: number) => Math.round(value * 10) / 10;

/** The files whose component has the name of its file. */
const stories = globSync('packages/ui/src/*/*/*.stories.tsx', { cwd: root })
  .filter((file) => !/\.(matrix|checks|problems)\.stories/.test(file))
  .sort();

function programOf(file: string): string {
  const [, stem = '', feature = '', name = ''] =
    /^(packages\/ui\/src\/([^/]+)\/[^/]+\/(\w+))\./.exec(file) ?? [];
  const index = readFileSync(path.join(root, 'packages/ui/src', feature, 'index.ts'), 'utf8');
  const from = isExported(index, name)
    ? `@vestibule/ui/${feature}`
    : path.join(root, `${stem}.tsx`);
  return `export { ${name} } from ${JSON.stringify(from)};`;
}

async function buildPage(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
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
  const size = await measure(folder, path.basename(file), programOf(file));
  const { mounts, bare, passed, violations } = await see(browser, url, file);
  if (violations.length > 0) throw new Error(`axe finds in ${file}: ${violations.join(', ')}`);
  const mount = Math.max(0, median(mounts) - median(bare));
  return { size: rounded(size), mount: rounded(mount), passed };
}

mkdirSync(path.join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(path.join(root, '.cache/facts-'));
try {
  const pages = path.join(folder, 'pages');
  await buildPage(pages);
  await using server = await serveFolder(pages);
  await using browser = await openBrowser();
  const facts: Record<string, ComponentFacts> = {};
  for (const file of stories) {
    facts[file] = await factsOf(browser, `${server.url}/index.html`, folder, file);
    console.log(file, facts[file]);
  }
  const json = `${JSON.stringify(facts, null, 2)}\n`;
  writeFileSync(path.join(import.meta.dirname, 'facts/component-facts.json'), json);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
