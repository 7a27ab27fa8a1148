import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { openBrowser } from '../../stories/browser.ts';
import { serveFolder } from '../../stories/serve-folder.ts';

/** Renders the app's page in Node, and hydrates what Node sent in the browser. */
export async function renderApp(app: string): Promise<void> {
  // React says what it dislikes in development only.
  const define = { 'process.env.NODE_ENV': '"development"' };
  const config = { root: app, configFile: false, logLevel: 'error', define } as const;
  await build(config);
  await build({ ...config, build: { ssr: 'server.tsx', outDir: 'dist-server' } });
  const html = renderInNode(app);
  expectRoom(html, 'in Node');
  writeFileSync(path.join(app, 'dist/index.html'), html);
  await hydrate(path.join(app, 'dist'));
}

function renderInNode(app: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist-server/server.js'], {
    cwd: app,
    encoding: 'utf8',
  });
  if (status !== 0 || stderr !== '') throw new Error(`The server complained: ${stderr}`);
  return stdout;
}

async function hydrate(folder: string): Promise<void> {
  await using served = await serveFolder(folder);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    // The hotel's pictures are at the hotel.
    await page.route('**/uploads/**', (route) =>
      route.fulfill({ contentType: picture, body: dot }),
    );
    await page.goto(served.url);
    await page.locator('body[data-hydrated]').waitFor();
    expectRoom(await page.getByRole('article').innerHTML(), 'in the browser');
    if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('\n')}`);
  } finally {
    await browser.close();
  }
}

const picture = 'image/svg+xml';
const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';

function expectRoom(html: string, where: string): void {
  for (const text of ['Sea View King', '$180.00'])
    if (!html.includes(text)) throw new Error(`${text} is not shown ${where}: ${html}`);
}
