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

/** A transparent rule that a chosen one colours: the system's colours would draw it on all of them. */
export const ruleInForcedColours = (chosen: string) => css`
  @media (forced-colors: active) {
    border-block-end-color: Canvas;

    &${chosen} {
      border-block-end-color: Highlight;
    }
  }
`;

/** An arrow along the line turns round where lines run from right to left. */
export const arrowsFollowReading = css`
  & svg:dir(rtl) {
    scale: -1 1;
  }
`;

/** Under a pointer, the picture of a card grows within its frame. */
export const zoomOnHover = css`
  & img {
    transition: scale ${tokens.motion.picture} ${tokens.motion.ease};
  }
  &:hover img {
    scale: 1.03;
  }
`;

/** A message with a thick edge where its lines begin: the edge stays straight where a hotel's corners are round. */
export const messageEdge = (colour: string) => css`
  border-inline-start: 3px solid ${colour};
  border-start-end-radius: ${tokens.radius.small};
  border-end-end-radius: ${tokens.radius.small};
`;

/** Small letter-spaced line above a title. */
export const eyebrow = css`
  font-family: ${tokens.font.text};
  font-size: ${tokens.size.caption};
  font-weight: 600;
  letter-spacing: ${tokens.tracking.label};
  text-transform: uppercase;
  color: ${tokens.colour.brassText};
`;
