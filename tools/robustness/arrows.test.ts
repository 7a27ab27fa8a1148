import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const components = globSync('{packages/ui,apps/site}/src/**/*.tsx', { cwd: root }).filter(
  (file) => !/\.(test|stories|story-data)\.tsx$/.test(file),
);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Icons that point along the line. */
const pointing =
  /\/icons\/([a-z-]*\b(?:left|right|undo|redo|reply|forward|corner|log-in|log-out|send|external-link|move|list|indent|milestone)\b[a-z0-9-]*)\.mjs'/g;
const pointingIn = (code: string) => [...code.matchAll(pointing)].map(([, icon]) => icon);

/** The component and the styles that it imports. */
function withStyles(file: string): string {
  const code = read(file);
  const styles = [...code.matchAll(/ from '(\.[^']*\.styles)\.js'/g)].map(([, from]) =>
    read(path.join(path.dirname(file), `${from}.ts`)),
  );
  return [code, ...styles].join('\n');
}

test('an icon that points along the line is recognised', () => {
  const names = ['chevron-left', 'arrow-right', 'undo-2', 'chevron-down', 'copy', 'arrow-up'];
  const code = names.map((name) => `import x from 'lucide/dist/esm/icons/${name}.mjs';`).join('\n');
  expect(pointingIn(code)).toEqual(['chevron-left', 'arrow-right', 'undo-2']);
});

test('every component turns such icons round where lines run from right to left', () => {
  const pointers = components.filter((file) => pointingIn(read(file)).length > 0);
  expect(pointers.length).toBeGreaterThan(4);
  const unturned = pointers.filter(
    (file) => !/arrowsFollowReading|:dir\(rtl\)/.test(withStyles(file)),
  );
  expect(unturned).toEqual([]);
});
