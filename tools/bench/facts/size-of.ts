import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isExported } from '../../../.storybook/exported.ts';
import { measure } from '../../checks/consumer/measure.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The files of stories whose component has the name of its file, from the root of the repository. */
export const storiesOfComponents: readonly string[] = globSync(
  'packages/ui/src/*/*/*.stories.tsx',
  { cwd: root },
)
  .filter((file) => !/\.(matrix|checks|problems)\.stories/.test(file))
  .sort();

/** Kilobytes of brotli of the component of these stories, built in `folder`: the same on every machine. */
export async function sizeOf(stories: string, folder: string): Promise<number> {
  const size = await measure(folder, path.basename(stories), programOf(stories));
  return Math.round(size * 10) / 10;
}

function programOf(stories: string): string {
  const [, stem = '', feature = '', name = ''] =
    /^(packages\/ui\/src\/([^/]+)\/[^/]+\/(\w+))\./.exec(stories) ?? [];
  const index = readFileSync(path.join(root, 'packages/ui/src', feature, 'index.ts'), 'utf8');
  const from = isExported(index, name)
    ? `@vestibule/ui/${feature}`
    : path.join(root, `${stem}.tsx`);
  return `export { ${name} } from ${JSON.stringify(from)};`;
}
