import { createGlobalStyle, css } from 'styled-components';
import { dark } from './colours.js';
import { colourBlock, declarations, inModes } from './hotel-theme.js';
import { PART, page, part, preferences, reset } from './reset.js';
import { tokens } from './tokens.js';

const darkColours = colourBlock('dark', dark);
const pageModes = inModes(':root', 'color-scheme:light;', darkColours);

/** Every variable; a page has them of `tokens.GlobalStyle`. */
const groups = Object.keys(tokens.raw) as (keyof typeof tokens.raw)[];
const variables = () =>
  groups.map((group) => declarations(tokens.vars[group], tokens.raw[group])).join('');

/** Weighs nothing, so that a component's own class wins over a rule for bare elements. */
const inElement = (rules: Parameters<typeof css>[1]) => css`
  :where(${PART}) {
    ${rules}
  }
`;

/** A page of the hotel's own: reset, both modes and the guest's preferences. */
export const DocumentStyle = createGlobalStyle`
  ${page}
  ${reset}
  ${pageModes}
  ${preferences}
`;

/** A page that has a reset of its own. */
export const BareDocumentStyle = createGlobalStyle`
  ${pageModes}
  ${preferences}
`;

/** A part of a foreign page. */
export const ElementStyle = createGlobalStyle<{ $reset: boolean | 'scoped' }>`
  ${part}
  ${() => inModes(PART, `color-scheme:light;${variables()}`, darkColours)}
  ${({ $reset }) => [$reset === true && reset, inElement([$reset === 'scoped' && reset, preferences])]}
`;
