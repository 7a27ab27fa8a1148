// Draws the symbol from the brand's emblem, paints the other drawings of identity/ in its colours, and
// writes the site's icons and web manifest, for `pnpm brand`.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { forDeep, paint } from './icons/paint.ts';
import { drawFavicon, drawIcon, icons } from './icons/site-icons.ts';
import { siteManifestText } from './icons/site-manifest.ts';
import { symbol } from './icons/symbol.ts';

const drawings = new URL('identity/', import.meta.url);
const site = new URL('../../apps/site/public/', import.meta.url);

await writeFile(new URL('symbol.svg', drawings), symbol);

for (const name of await readdir(drawings)) {
  const file = new URL(name, drawings);
  await writeFile(file, paint(await readFile(file, 'utf8')));
}

for (const name of ['symbol', 'wordmark']) {
  const drawing = await readFile(new URL(`${name}.svg`, drawings), 'utf8');
  await writeFile(new URL(`${name}-on-deep.svg`, drawings), forDeep(drawing));
}

const svg = await readFile(new URL('icon.svg', drawings), 'utf8');
await writeFile(new URL('favicon.svg', site), svg);
await writeFile(new URL('favicon.ico', site), await drawFavicon(svg));
for (const icon of icons) await writeFile(new URL(icon.file, site), await drawIcon(svg, icon));
await writeFile(new URL('site.webmanifest', site), siteManifestText);
