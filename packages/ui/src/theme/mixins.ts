import { css } from 'styled-components';
import { tokens } from './tokens.js';

/** For screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Small letter-spaced line above a title. */
export const eyebrow = css`
  font-family: ${tokens.font.text};
  font-size: ${tokens.size.caption};
  font-weight: 600;
  letter-spacing: 0.12em;
  text-transform: uppercase;
  color: ${tokens.colour.brassText};
`;
