import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { startServer } from '../bench/server-process.ts';
import { ensureChromium } from '../ensure-chromium.ts';

const PORT = 3217;
const root = path.resolve(import.meta.dirname, '../..');
const readme = path.join(root, 'packages/api/README.md');

/** Runs the README's program with the packed libraries, in Node and in the browser, on the built server. */
export async function runReadmeProgram(app: string): Promise<void> {
  execFileSync(process.execPath, ['tools/build.ts'], { cwd: root, stdio: 'inherit' });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vestibule-readme-'));
  const server = await startServer(PORT, dataDir);
  try {
    const program = readProgram(server.url);
    report('Node', runInNode(app, program));
    report('Chromium', await runInBrowser(app, program, server.url));
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function report(place: string, rooms: number): void {
  if (!(rooms > 0)) throw new Error(`The README of @vestibule/api finds no rooms in ${place}.`);
  console.log(`The README of @vestibule/api finds ${rooms} rooms in ${place}`);
}

/** Its first block of code, with the address of a hotel that is open. */
function readProgram(url: string): string {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(readme, 'utf8')) ?? [];
  return code.replace('https://hotel.example', url);
}

function runInNode(app: string, program: string): number {
  const file = path.join(app, 'readme.js');
  writeFileSync(file, `${program}\nconsole.log(rooms.length);\nprocess.exit();\n`);
  return Number(execFileSync(process.execPath, [file], { cwd: app, encoding: 'utf8' }));
}

async function runInBrowser(app: string, program: string, url: string): Promise<number> {
  const input = path.join(app, 'readme-browser.js');
  const outDir = path.join(app, 'dist-readme');
  writeFileSync(input, `${program}\ndocument.title = 'rooms ' + rooms.length;\n`);
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: { outDir, modulePreload: false, target: 'es2022', rolldownOptions: { input } },
  });
  const assets = path.join(outDir, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto(`${url}/robots.txt`);
    for (const name of scripts) {
      const content = readFileSync(path.join(assets, name), 'utf8');
      await page.addScriptTag({ type: 'module', content });
    }
    await page.waitForFunction(() => document.title.startsWith('rooms '));
    return Number((await page.title()).replace('rooms ', ''));
  } finally {
    await browser.close();
  }
}
