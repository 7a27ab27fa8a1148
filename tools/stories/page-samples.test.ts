import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../checks/consumer/check-types.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.cache/page-samples');

/** The blocks of code of the pages of components, each a module of its own. */
const blocks = globSync('packages/ui/src/**/*.mdx', { cwd: root }).flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/^```tsx\n([\s\S]*?)^```/gm)].map(
    ([, code = ''], index) => ({ name: `${path.basename(file, '.mdx')}-${index}.tsx`, code }),
  ),
);

test('a component that keeps nothing itself has code to copy', () => {
  const names = blocks.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['DatePicker-0.tsx', 'Dialog-0.tsx']));
});

test('what a reader copies from a page compiles', () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, code } of blocks) writeFileSync(path.join(folder, name), code);
  const config = {
    extends: '../../tools/tsconfig.json',
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: ['*.tsx', '../../packages/ui/src/**/*.d.ts'],
    references: [],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  expect(() => compile(folder)).not.toThrow();
}, 120_000);
