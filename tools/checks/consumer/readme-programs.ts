import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { startServer } from '../../bench/server-process.ts';
import { ensureChromium } from '../../ensure-chromium.ts';

const PORT = 3217;
const root = path.resolve(import.meta.dirname, '../../..');

/** A README's blocks of code are one program; in Node, without its components. */
const programs = [
  { library: 'domain', file: 'readme-domain.ts', languages: ['ts', 'tsx'] },
  { library: 'api', file: 'readme-api.ts', languages: ['ts'] },
  { library: 'api', file: 'readme-browser.tsx', languages: ['ts', 'tsx'] },
] as const;

/** Puts the READMEs' programs into the app, with the address of the hotel that will be open. */
export function writeReadmePrograms(app: string): void {
  for (const { library, file, languages } of programs) {
    const code = blocksOf(library, languages).replace('https://hotel.example', address);
    writeFileSync(path.join(app, file), code);
  }
}

/** Runs them with the packed libraries, in Node and in the browser, on the built server. */
export async function runReadmePrograms(app: string): Promise<void> {
  compare('@vestibule/domain in Node', app, 'readme-domain.ts', runInNode(app, 'readme-domain.ts'));
  execFileSync(process.execPath, ['tools/build.ts'], { cwd: root, stdio: 'inherit' });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vestibule-readme-'));
  const server = await startServer(PORT, dataDir);
  try {
    compare('@vestibule/api in Node', app, 'readme-api.ts', runInNode(app, 'readme-api.ts'));
    const printed = await runInBrowser(app, 'readme-browser.tsx');
    compare('@vestibule/api in Chromium', app, 'readme-browser.tsx', printed);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const address = `http://localhost:${PORT}`;

function blocksOf(library: string, languages: readonly string[]): string {
  const readme = readFileSync(path.join(root, 'packages', library, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)];
  return blocks
    .filter(([, language = '']) => languages.includes(language))
    .map(([, , code = '']) => code)
    .join('\n');
}

/** What a program prints is behind the line that prints it. */
function compare(place: string, app: string, file: string, printed: readonly string[]): void {
  const code = readFileSync(path.join(app, file), 'utf8');
  const expected = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(
    ([, text = '']) => text,
  );
  if (expected.length === 0 || expected.join('\n') !== printed.join('\n'))
    throw new Error(
      `The README of ${place} says:\n${expected.join('\n')}\nbut prints:\n${printed.join('\n')}`,
    );
  console.log(`The README of ${place} prints what it says: ${expected.join('; ')}`);
}

/** A store's caches would keep the process for a minute. */
function runInNode(app: string, file: string): string[] {
  const program = `await import('./${file}'); process.exit();`;
  const args = ['--input-type=module', '--eval', program];
  return execFileSync(process.execPath, args, { cwd: app, encoding: 'utf8' }).trim().split('\n');
}

async function runInBrowser(app: string, input: string): Promise<string[]> {
  const outDir = path.join(app, 'dist-readme');
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: path.join(app, input) },
    },
  });
  const assets = path.join(outDir, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ bypassCSP: true });
    const printed: string[] = [];
    page.on('console', (message) => message.type() === 'log' && printed.push(message.text()));
    await page.goto(`${address}/robots.txt`);
    await page.evaluate(() => document.body.replaceChildren(document.createElement('div')));
    await page.evaluate(() => document.querySelector('div')?.setAttribute('id', 'root'));
    for (const name of scripts) {
      const content = readFileSync(path.join(assets, name), 'utf8');
      await page.addScriptTag({ type: 'module', content });
    }
    await page.getByRole('listitem').first().waitFor();
    return printed;
  } finally {
    await browser.close();
  }
}
