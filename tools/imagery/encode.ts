// Encodes every master picture into the variants that the server serves.
//   node tools/imagery/encode.ts            what changed
//   node tools/imagery/encode.ts --all      everything
import { mkdir, readFile } from 'node:fs/promises';
import { encodeOpenGraph, openGraphSource } from './encode/open-graph.ts';
import { fingerprint, listMasters } from './encode/masters.ts';
import { readManifest, writeManifest, type Manifest } from './encode/manifest.ts';
import { hasAllVariants, removeVariants, writeVariants } from './encode/variants.ts';
import { uploadsFolder } from './encode/settings.ts';

const everything = process.argv.includes('--all');
const before = await readManifest();
const after: Manifest = {};
let encoded = 0;

for (const master of await listMasters()) {
  const bytes = await readFile(master.file);
  const hash = fingerprint(bytes);
  const known = before[master.name];
  if (!everything && known?.hash === hash && (await hasAllVariants(master.name))) {
    after[master.name] = known;
    continue;
  }
  await mkdir(new URL(`${master.kind}/`, uploadsFolder), { recursive: true });
  after[master.name] = { ...(await writeVariants(master.name, bytes)), hash };
  const page = openGraphSource(master.name);
  if (page) await encodeOpenGraph(page, bytes);
  encoded += 1;
  console.log(`encoded ${master.name}`);
}

for (const gone of Object.keys(before).filter((name) => !(name in after)))
  await removeVariants(gone);
await writeManifest(after);
console.log(`${encoded} encoded, ${Object.keys(after).length - encoded} unchanged`);
