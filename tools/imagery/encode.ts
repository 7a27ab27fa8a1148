// Encodes every master picture into the variants that the server serves.
//   node tools/imagery/encode.ts            what changed
//   node tools/imagery/encode.ts --all      everything
import { mkdir, readFile } from 'node:fs/promises';
import { fingerprint } from '../../apps/server/src/pictures/encode/fingerprint.ts';
import {
  hasLinkPreview,
  removeOtherLinkPreviews,
  writeLinkPreview,
} from './encode/link-previews.ts';
import { listMasters } from './encode/masters.ts';
import { readManifest, writeManifest, type Manifest } from './encode/manifest.ts';
import { focusOf, hasPortrait, removePortrait, writePortrait } from './encode/portraits.ts';
import { hasAllVariants, removeVariants, writeVariants } from './encode/variants.ts';
import { uploadsFolder } from './encode/folders.ts';

const everything = process.argv.includes('--all');
const before = await readManifest();
const after: Manifest = {};
let encoded = 0;

for (const master of await listMasters()) {
  const bytes = await readFile(master.file);
  const hash = fingerprint(bytes);
  const known = before[master.name];
  const same = !everything && known?.hash === hash;
  const entry = same && (await hasAllVariants(master.name)) ? known : undefined;
  const previewStands = !everything && (await hasLinkPreview(master.name, bytes));
  await mkdir(new URL(`${master.kind}/`, uploadsFolder), { recursive: true });
  const focus = focusOf(master.name);
  const portraitStands = entry?.focus === focus && (await hasPortrait(master.name));
  after[master.name] = { ...(entry ?? (await writeVariants(master.name, bytes))), focus, hash };
  if (!previewStands) await writeLinkPreview(master.name, bytes);
  if (!portraitStands) await writePortrait(master.name, bytes);
  if (entry && previewStands && portraitStands) continue;
  encoded += 1;
  console.log(`encoded ${master.name}`);
}

for (const gone of Object.keys(before).filter((name) => !(name in after))) {
  await removeVariants(gone);
  await removePortrait(gone);
}
await removeOtherLinkPreviews(Object.keys(after));
await writeManifest(after);
console.log(`${encoded} encoded, ${Object.keys(after).length - encoded} unchanged`);
