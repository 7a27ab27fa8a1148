import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { componentFiles } from './new/component.ts';
import type { ReadFile } from './new/edit-source.ts';
import { operationFiles } from './new/operation.ts';
import { pageFiles } from './new/page.ts';

const usage = `pnpm new component rooms/RoomCard      component, styles, stories and docs, exported and listed
pnpm new operation rooms/list-views    contract, endpoint with hook, handler and test, listed
pnpm new page content/green-pledge     a page of one text: name, address, words and sample text`;

interface Maker {
  make: (feature: string, name: string, read: ReadFile) => Record<string, string>;
  /** What a name looks like. */
  name: RegExp;
  /** Where its features are. */
  features: string;
  /** The file that is there once it has been made. */
  main: (feature: string, name: string) => string;
}

const makers: Record<string, Maker> = {
  component: {
    make: componentFiles,
    name: /^[A-Z]\w+$/,
    features: 'packages/ui/src',
    main: (feature, name) => `packages/ui/src/${feature}/${name}/${name}.tsx`,
  },
  operation: {
    make: operationFiles,
    name: /^[a-z]+(-[a-z]+)+$/,
    features: 'packages/api/src',
    main: (feature, name) => `apps/server/src/${feature}/${name}.ts`,
  },
  page: {
    make: pageFiles,
    name: /^[a-z]+(-[a-z]+)*$/,
    features: 'packages/ui/src',
    main: (feature, name) => `apps/site/src/routes/${feature}/${name}.tsx`,
  },
};

/** Makes a component, an operation or a page with everything that the checks ask for, so that the tree stays regular. */
async function main([kind = '', target = '']: string[]): Promise<void> {
  const [feature = '', name = ''] = target.split('/');
  const maker = makers[kind];
  if (!maker || !maker.name.test(name)) {
    console.log(usage);
    process.exitCode = 1;
    return;
  }
  if (!existsSync(path.join(maker.features, feature, 'index.ts'))) {
    throw new Error(`There is no feature ${path.join(maker.features, feature)}.`);
  }
  if (existsSync(maker.main(feature, name))) {
    throw new Error(`${maker.main(feature, name)} exists already.`);
  }
  const files = maker.make(feature, name, (file) => readFileSync(file, 'utf8'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(file);
  }
  execFileSync('node_modules/.bin/oxfmt', Object.keys(files), { stdio: 'inherit' });
}

await main(process.argv.slice(2));
