import { existsSync } from 'node:fs';
import { checkTheme } from '@vestibule/ui/theme/check-theme';
import { arabicFont } from '../../packages/ui/src/theme/scales.js';
import { expect, test } from 'vitest';
import { firstFamily } from '../../.storybook/foundations/lengths.js';
import { shapeOf } from '../../.storybook/chosen-theme.js';
import { themeFonts } from '../../.storybook/themes/faces.js';
import { choicesWith, hotelThemes } from '../../.storybook/themes/index.js';

test.each(Object.entries(hotelThemes))('%s can be read by every guest', (_, { theme = {} }) => {
  expect(checkTheme(theme)).toEqual([]);
});

const ofItsOwn = Object.entries(hotelThemes).filter(([name]) => name !== 'vestibule');

test.each(ofItsOwn)('%s veils the page behind a dialog in its own shade', (_, { theme }) => {
  const { shade = '', scrim = '' } = theme?.light ?? {};
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(shade.slice(at, at + 2), 16));
  expect(scrim).toBe(`rgb(${red} ${green} ${blue} / 58%)`);
});

test.each(ofItsOwn)('%s brings the files of the typefaces that it names', (_, { theme }) => {
  const { font = {}, arabic = {}, faces = [] } = theme ?? {};
  expect(Object.keys(font)).toHaveLength(2);
  const named = [...Object.values(font), ...Object.values(arabic)]
    .map(firstFamily)
    .filter((family) => family !== firstFamily(arabicFont.text));
  expect(faces.map(({ family }) => family)).toEqual(expect.arrayContaining(named));
  const files = faces.map(({ url }) => url.replace(themeFonts, 'node_modules/'));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('no two hotels share a typeface', () => {
  const named = Object.values(hotelThemes).map(({ theme }) => shapeOf(theme).font);
  const families = named.flatMap(({ display, text }) => [firstFamily(display), firstFamily(text)]);
  expect(families.toSorted()).toEqual([...new Set(families)].toSorted());
});

test('the hotel of the brand file is among them once it has a look of its own', () => {
  expect(choicesWith('Coral', {})).toEqual(hotelThemes);
  const theme = { light: { accent: '#00697a' } };
  expect(choicesWith('Coral', theme)).toEqual({ own: { title: 'Coral', theme }, ...hotelThemes });
});
