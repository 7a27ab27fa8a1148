import { createGlobalStyle, css } from 'styled-components';
import { dark, light } from './colours.js';
import type { Colours } from './colours.js';
import { preferences, reset } from './reset.js';
import { tokens } from './tokens.js';

function colourVariables(colours: Colours): string {
  const names = tokens.vars.colour;
  return (Object.keys(light) as (keyof Colours)[])
    .map((name) => `${names[name]}: ${colours[name]};`)
    .join('\n');
}

const themes = css`
  :root {
    color-scheme: light;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      color-scheme: dark;
      ${colourVariables(dark)}
    }
  }
  :root[data-theme='dark'] {
    color-scheme: dark;
    ${colourVariables(dark)}
  }
`;

/** Reset, both colour schemes and the guest's preferences. */
export const GlobalStyle = createGlobalStyle`
  ${reset}
  ${themes}
  ${preferences}
`;
