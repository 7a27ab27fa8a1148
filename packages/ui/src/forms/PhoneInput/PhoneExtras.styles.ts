import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Countries = styled.select`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
  & > option {
    background: ${tokens.colour.surface};
    color: ${tokens.colour.ink};
  }
`;

/** Announced when it appears. */
export const Question = styled.output`
  display: block;
  color: ${tokens.colour.inkMuted};
  font-size: ${tokens.size.small};
  line-height: ${tokens.leading.small};

  &:not(:empty) {
    margin-block-start: ${tokens.space.hair};
  }
`;
