import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.xxl};

  & > * {
    min-inline-size: 0;
  }
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 16rem;
    column-gap: ${tokens.space.section};
  }
`;
