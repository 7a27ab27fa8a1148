import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.xxl};

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 24rem);
  }
`;

/** No grid: a child may stick to the screen's edge for as long as the column is in view. */
export const Main = styled.div`
  min-inline-size: 0;

  & > * + * {
    margin-block-start: ${tokens.space.xxl};
  }
`;

export const Aside = styled.div`
  min-inline-size: 0;

  ${media.large} {
    grid-area: 1 / 2;
    position: sticky;
    inset-block-start: ${tokens.space.lg};
    align-self: start;
  }
`;
