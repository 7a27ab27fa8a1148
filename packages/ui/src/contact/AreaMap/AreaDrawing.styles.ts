import { css, styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Drawing = styled.svg.attrs({ role: 'img' })`
  inline-size: 100%;
  block-size: auto;
  border: 1px solid ${tokens.colour.rule};
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.surface};
  direction: ltr;
`;

export const Sea = styled.path`
  fill: ${tokens.colour.accentSoft};
`;

/** The shore, and two fainter lines of depth beside it. */
export const Coast = styled.path`
  fill: none;
  stroke: ${tokens.colour.ruleStrong};
  stroke-width: 1.5;
  stroke-linejoin: round;

  &[data-depth] {
    stroke: ${tokens.colour.accent};
    stroke-width: 1;
    opacity: 0.35;
    transform: translate(10px, -10px);
  }
  &[data-depth='2'] {
    opacity: 0.18;
    transform: translate(24px, -24px);
  }
`;

export const Road = styled.path`
  fill: none;
  stroke: ${tokens.colour.rule};
  stroke-width: 4;
  stroke-linejoin: round;
  stroke-linecap: round;
`;

/** Sizes are the drawing's own units: on a phone, where it is small, words must be larger. */
const words = css`
  --size: 17px;
  font-family: ${tokens.font.text};
  font-size: calc(var(--size) * 1.9);
  fill: ${tokens.colour.ink};

  ${media.medium} {
    font-size: var(--size);
  }
`;

export const SeaName = styled.text`
  ${words}
  font-family: ${tokens.font.display};
  --size: 26px;
  font-style: italic;
  letter-spacing: ${tokens.tracking.caption};
  fill: ${tokens.colour.accent};

  /* Its letters are joined, and it knows no italics. */
  &[data-script='Arabic'] {
    font-style: normal;
    letter-spacing: 0;
  }
`;

export const Landmark = styled.g`
  & circle {
    fill: ${tokens.colour.inkMuted};
  }
  & text {
    ${words}
  }
`;

export const HotelMark = styled.g`
  & circle {
    fill: ${tokens.colour.brass};
  }
  & circle:first-child {
    opacity: 0.25;
  }
`;

export const HotelName = styled.text`
  ${words}
  --size: 24px;
  font-family: ${tokens.font.display};
`;
