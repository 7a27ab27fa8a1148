import { cpSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { openBrowser } from '../../stories/browser.ts';
import { serveFolder } from '../../stories/serve-folder.ts';

const sample = path.join(import.meta.dirname, 'app');

/** Builds a page that uses all three libraries, and looks at it in Node and in the browser. */
export async function renderApp(app: string): Promise<void> {
  cpSync(sample, app, { recursive: true });
  const html = execFileSync('node', ['server.js'], { cwd: app, encoding: 'utf8' });
  expectRoom(html, 'in Node');
  await build({ root: app, configFile: false, logLevel: 'error' });
  await using served = await serveFolder(path.join(app, 'dist'));
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(served.url);
    await page.getByRole('article').waitFor();
    expectRoom(await page.getByRole('article').innerHTML(), 'in the browser');
    if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join(', ')}`);
  } finally {
    await browser.close();
  }
}

function expectRoom(html: string, where: string): void {
  for (const text of ['Sea View King', '$180.00'])
    if (!html.includes(text)) throw new Error(`${text} is not shown ${where}: ${html}`);
}
