import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  pictureKinds,
  pictureSources,
  pictureWidths,
  portraitSize,
} from '../../../packages/domain/src/pictures/picture-sources.ts';
import { themeGroups } from '../../../packages/ui/src/theme/hotel-theme.ts';
import { describe, expect, test } from 'vitest';
import { readmeCommands, readmeFiles } from './readme-files.ts';

const readme = (later: string) => `# Library

\`\`\`tsx
// hotel.tsx
export const hotel = 1;
\`\`\`

### Next.js

### React Router

## What to know

${later}`;

describe('the code of the README', () => {
  test('is files, each in its place', () => {
    const { common, later } = readmeFiles(readme('```ts\n// theme.ts\nexport {};\n```\n'));
    expect(common).toEqual({ 'hotel.tsx': '// hotel.tsx\nexport const hotel = 1;\n' });
    expect(Object.keys(later)).toEqual(['theme.ts']);
  });

  test('is refused where a block could be compiled by nothing', () => {
    expect(() => readmeFiles(readme('```ts\nexport {};\n```\n'))).toThrow('names no file');
    expect(() => readmeFiles(`${readme('')}\n`.replace('## What', '### Remix\n\n## What'))).toThrow(
      'tried in no app',
    );
  });

  test('has the lines that are typed in a shell, but for the installation', () => {
    const block = '```sh\nnpm install library\ncp -r fonts public/fonts\n```\n';
    const theme = '```sh\nnpx theme init design\n```\n';
    expect(readmeCommands(`${block}\n## What to know\n\n${theme}`)).toEqual({
      quickStart: ['cp -r fonts public/fonts'],
      later: ['npx theme init design'],
    });
  });

  test('of the library names a file in every block', () => {
    expect(Object.keys(readmeFiles().later).length).toBeGreaterThan(0);
  });
});

const root = path.resolve(import.meta.dirname, '../../..');

test('the README names every kind and size of a stored picture', () => {
  const markdown = readFileSync(path.join(root, 'packages/ui/README.md'), 'utf8');
  const [, pictures = ''] = /\n## Your own pictures\n([\s\S]*?)\n## /.exec(markdown) ?? [];
  const { src, width, height } = pictureSources('rooms', 'a.jpg');
  const asked = [
    ...pictureKinds.map((kind) => `\`${kind}\``),
    `${pictureWidths.slice(0, -1).join(', ')} and ${pictureWidths.at(-1)}`,
    `${portraitSize.width} by ${portraitSize.height} pixels`,
    `WebP of ${width} by ${height} pixels`,
  ];
  expect(src).toMatch(/\.webp$/);
  expect(asked.filter((part) => !pictures.includes(part))).toEqual([]);
});

test('the README names every group of a theme, and what is in it', () => {
  const markdown = readFileSync(path.join(root, 'packages/ui/README.md'), 'utf8');
  const [, themes = ''] = /\n## Your own theme\n([\s\S]*?)\n## /.exec(markdown) ?? [];
  const rows = [...themes.matchAll(/^\| `(\w+)` \| .+? \| (.+) \|$/gm)];
  const documented = rows.map(([, group = '', names = '']) => [
    group,
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  ]);
  const groups = Object.entries(themeGroups).map(([group, names]) => [group, Object.keys(names)]);
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(groups));
});
