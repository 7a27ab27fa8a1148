import { expect, test } from 'vitest';
import { deadLinks } from './readme-links.ts';

const repository = 'https://github.com/vestibule/vestibule/blob/main';

test.each([
  ['[its changes](CHANGELOG.md)', []],
  ['[a part](#quick-start) of [valibot](https://valibot.dev)', []],
  [`[terms](${repository}/docs/arabic.md#tone)`, []],
  ['[terms](../../docs/arabic.md)', ['../../docs/arabic.md']],
  ['[terms](docs/arabic.md)', ['docs/arabic.md']],
  [`[terms](${repository}/docs/greek.md)`, [`${repository}/docs/greek.md`]],
])('%s has the dead links %j', (readme, dead) => {
  expect(deadLinks(readme, ['README.md', 'CHANGELOG.md'])).toEqual(dead);
});
