import { describe, expect, test } from 'vitest';
import { readmeFiles } from './readme-files.ts';

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

  test('of the library names a file in every block', () => {
    expect(Object.keys(readmeFiles().later).length).toBeGreaterThan(0);
  });
});
