import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { componentFiles } from './new/component.ts';
import { operationFiles } from './new/operation.ts';

const usage = `pnpm new component rooms/RoomCard      component, styles, stories and docs
pnpm new operation rooms/list-rooms    contract, handler and test`;

const makers: Record<string, (feature: string, name: string) => Record<string, string>> = {
  component: componentFiles,
  operation: operationFiles,
};

/** Starts a component or an operation in its place, so that the tree stays regular. */
async function main([kind = '', target = '']: string[]): Promise<void> {
  const [feature, name] = target.split('/');
  const make = makers[kind];
  if (!make || !feature || !name) {
    console.log(usage);
    process.exitCode = 1;
    return;
  }
  const files = Object.entries(make(feature, name));
  const standing = files.find(([file]) => existsSync(file));
  if (standing) throw new Error(`${standing[0]} already stands.`);
  for (const [file, text] of files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(file);
  }
}

await main(process.argv.slice(2));
