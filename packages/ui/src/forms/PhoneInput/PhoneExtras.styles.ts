import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Countries = styled.select`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: inherit;

  & > option {
    background: ${tokens.colour.surface};
    color: ${tokens.colour.ink};
  }
`;

/** Announced when it appears; takes no room while there is nothing to say. */
export const Question = styled.output`
  color: ${tokens.colour.inkMuted};
  font-size: ${tokens.size.small};
  line-height: 1.45;

  &:empty {
    position: absolute;
  }
`;
