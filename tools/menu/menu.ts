// Prints the restaurant's menu, for `pnpm brand`. Run it when the dishes of the seed change.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { brand } from '../../apps/site/src/brand.ts';
import { ensureChromium } from '../ensure-chromium.ts';

const root = path.resolve(import.meta.dirname, '../..');
const output = path.join(root, 'apps/server/uploads/restaurant/menu.pdf');
/** The families that the menu's style names. */
const families = { Display: brand.print.display, Text: brand.print.text };

interface PrintedMenu {
  printedMenu: () => string;
}

/** The modules of this repository name each other as the built ones (`.js`), so Vite loads them. */
async function printedMenu(): Promise<string> {
  const vite = await createServer({
    root,
    configFile: false,
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  const { printedMenu } = (await vite.ssrLoadModule('/tools/menu/printed-menu.ts')) as PrintedMenu;
  await vite.close();
  return printedMenu();
}

async function fontFaces(): Promise<string> {
  const faces = Object.entries(families).map(async ([family, name]) => {
    const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
    const data = await readFile(path.join(root, file), 'base64');
    return `@font-face { font-family: '${family}'; font-weight: 200 900; src: url(data:font/woff2;base64,${data}); }`;
  });
  return (await Promise.all(faces)).join('\n');
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent(await printedMenu());
await page.addStyleTag({ content: await fontFaces() });
await page.evaluate(() => document.fonts.ready.then(() => undefined));
await page.pdf({ path: output, preferCSSPageSize: true, printBackground: true, tagged: true });
await browser.close();
console.log(`Printed ${path.relative(root, output)}`);
