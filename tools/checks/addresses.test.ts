import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultRoutes, routeNames } from '@vestibule/domain/routes';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
/** Besides the tables themselves. */
const besides =
  /\.(test|stories|story-data|examples|fixtures)\.|\/testing\/|domain\/src\/routes\/|site\/src\/pages\.ts/;

const starts = routeNames
  .map((name) => defaultRoutes[name].replace(/\/:.*/, '').slice(1))
  .filter((start) => start !== '');
/** A page's address in quotes, alone or with more behind it; or a link to the first page. */
const address = new RegExp(
  `['"\`]/(${starts.join('|')})(?=['"\`?#/]|\\$\\{)|href(=|: )\\{?['"]/['"]`,
);
const comment = /^\s*(\/\*\*|\*|\/\/)/;

test('no component, page or rule writes an address of the hotel by itself (decision 046)', () => {
  const files = globSync('{packages/ui,packages/domain,apps/site}/src/**/*.{ts,tsx}', {
    cwd: root,
  });
  const lines = files
    .filter((file) => !besides.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(lines.length).toBeGreaterThan(1000);
  const written = lines.filter((line) => {
    const code = line.slice(line.indexOf(': ') + 2);
    return !comment.test(code) && address.test(code);
  });
  expect(written).toEqual([]);
});
