import { expect, test } from 'vitest';
import { deadLinks } from './readme-links.ts';

const packed = ['README.md', 'CHANGELOG.md', 'docs/arabic.md', 'docs/add-a-language.md'];
const repository = 'https://github.com/vestibule/vestibule/blob/main';

test.each([
  ['[its changes](CHANGELOG.md)', []],
  ['[a part](#quick-start) of [valibot](https://valibot.dev)', []],
  ['[terms](../../docs/arabic.md)', ['../../docs/arabic.md']],
  ['[terms](docs/arabic.md#tone)', []],
  ['[terms](docs/greek.md)', ['docs/greek.md']],
  [`[terms](${repository}/docs/arabic.md)`, [`${repository}/docs/arabic.md`]],
])('%s has the dead links %j', (readme, dead) => {
  expect(deadLinks('README.md', readme, packed)).toEqual(dead);
});

test.each([
  ['[terms](arabic.md)', []],
  ['[the beginning](../README.md)', []],
  ['[operations](../../../docs/operations.md)', ['../../../docs/operations.md']],
])('%s in a guide of the package has the dead links %j', (guide, dead) => {
  expect(deadLinks('docs/add-a-language.md', guide, packed)).toEqual(dead);
});
