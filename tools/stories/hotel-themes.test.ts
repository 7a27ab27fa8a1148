import { checkTheme } from '@vestibule/ui/theme';
import { expect, test } from 'vitest';
import { hotelThemes } from '../../.storybook/themes/index.js';

test.each(Object.entries(hotelThemes))('%s can be read by every guest', (_, { theme = {} }) => {
  expect(checkTheme(theme)).toEqual([]);
});
