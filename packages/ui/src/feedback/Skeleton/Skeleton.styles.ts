import { keyframes, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

export const Root = styled.span`
  display: block;
  block-size: 1em;
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.rule};
  animation: ${breathe} ${tokens.motion.breathe} ease-in-out infinite;

  &[data-shape='title'] {
    inline-size: 60%;
    block-size: 1.75rem;
  }
  &[data-shape='picture'] {
    block-size: auto;
    aspect-ratio: 3 / 2;
  }
`;
