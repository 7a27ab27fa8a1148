import { createTheme } from 'styled-components';
import { light } from './colours.js';
import {
  control,
  elevation,
  font,
  layer,
  leading,
  measure,
  motion,
  radius,
  size,
  space,
  tracking,
} from './scales.js';

const theme = createTheme(
  {
    colour: light,
    font,
    leading,
    tracking,
    size,
    space,
    radius,
    measure,
    motion,
    layer,
    control,
    elevation,
  },
  { prefix: 'v' },
);

type Names = Omit<typeof theme, 'GlobalStyle' | 'raw' | 'resolve' | 'vars'>;

/**
 * `var(--v-…)` without the value to fall back on, which styled-components would repeat in every rule:
 * the provider always declares the variables.
 */
function references(names: Names): Names {
  const groups = Object.entries(names).map(([group, values]) => [
    group,
    Object.fromEntries(Object.entries(values).map(([name, css]) => [name, `var(${css})`])),
  ]);
  return Object.fromEntries(groups) as Names;
}

/** Every value is a CSS variable (`--v-…`), so a theme change needs no new class. */
export const tokens = { ...theme, ...references(theme.vars) };

/** Media queries cannot read variables, so breakpoints are constants. */
export const media = {
  medium: '@media (min-width: 40rem)',
  large: '@media (min-width: 60rem)',
  wide: '@media (min-width: 80rem)',
};

/** A phone on its side, large text, or a page at 200 %. */
export const lowWindow = '@media (max-height: 30em)';
