import { expect, test } from 'vitest';
import { findWithoutMatrix } from './find-without-matrix.ts';

const folder = 'packages/ui/src';
const story = (title: string, file: string) => ({
  type: 'story',
  importPath: `./${folder}/${file}`,
  title,
  exportName: 'Default',
});
const card = story('Spa/SpaServiceCard', 'spa/SpaServiceCard/SpaServiceCard.stories.tsx');
const checks = story(
  'Spa/SpaServiceCard/Checks',
  'spa/SpaServiceCard/SpaServiceCard.checks.stories.tsx',
);
const matrix = (file: string, from: string) => ({
  file: `${folder}/${file}`,
  text: `import { any } from '${from}';\n`,
});

test.each([
  ['spa/spa.matrix.stories.tsx', './SpaServiceCard/SpaServiceCard.stories.js'],
  ['spa/SpaServiceCard/SpaServiceCard.matrix.stories.tsx', './SpaServiceCard.js'],
  ['feedback/lists.matrix.stories.tsx', '../spa/SpaServiceCard/SpaServiceCard.stories.js'],
])('a component passes that %s shows', (file, from) => {
  expect(findWithoutMatrix([card, checks], [matrix(file, from)])).toEqual([]);
});

test('a component that no matrix shows fails', () => {
  const other = matrix('spa/spa.matrix.stories.tsx', './SpaServiceGrid/SpaServiceGrid.stories.js');
  expect(findWithoutMatrix([card, card], [other])).toEqual([
    'Spa/SpaServiceCard: is in no *.matrix.stories.tsx',
  ]);
});

test('pages, and the stories of a matrix itself, are asked for none', () => {
  const page = { ...card, importPath: './apps/site/src/routes/spa/spa.stories.tsx' };
  const own = story('Matrix/Spa', 'spa/spa.matrix.stories.tsx');
  expect(findWithoutMatrix([page, own], [])).toEqual([]);
});
