import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.lg};

  ${media.medium} {
    max-inline-size: 18rem;
  }
`;

export const Cut = styled.span`
  display: block;
  font-weight: 500;
  color: ${tokens.colour.ink};
`;
