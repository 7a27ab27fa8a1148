import { keyframes, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

const sweep = keyframes`
  from { translate: -100% 0; }
  to { translate: 250% 0; }
`;

const sweepBack = keyframes`
  from { translate: 100% 0; }
  to { translate: -250% 0; }
`;

export const Root = styled.output`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.md};
  padding-block: ${tokens.space.xxl};
  color: ${tokens.colour.inkMuted};
`;

export const Line = styled.span`
  position: relative;
  overflow: hidden;
  inline-size: 6rem;
  block-size: 1px;
  background: ${tokens.colour.rule};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    inline-size: 40%;
    background: ${tokens.colour.brass};
    animation: ${sweep} ${tokens.motion.sweep} ${tokens.motion.ease} infinite;
  }
  /* It sweeps as the line is read. */
  &:dir(rtl)::after {
    animation-name: ${sweepBack};
  }
`;
