import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  min-inline-size: 0;
`;

/** As tall as the drawing it takes the place of. */
export const Frame = styled.iframe`
  inline-size: 100%;
  aspect-ratio: 8 / 5;
  border: 1px solid ${tokens.colour.rule};
  border-radius: ${tokens.radius.small};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm} ${tokens.space.lg};

  & p {
    font-size: ${tokens.size.small};
    color: ${tokens.colour.inkMuted};
  }
`;
