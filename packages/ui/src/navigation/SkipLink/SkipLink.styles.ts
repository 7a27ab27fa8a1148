import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.a`
  position: absolute;
  inset-block-start: ${tokens.space.xs};
  inset-inline-start: ${tokens.space.xs};
  z-index: ${tokens.layer.skip};
  padding-block: ${tokens.space.sm};
  padding-inline: ${tokens.space.lg};
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.accent};
  color: ${tokens.colour.onAccent};

  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
