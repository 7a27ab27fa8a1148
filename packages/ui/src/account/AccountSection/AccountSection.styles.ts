import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  display: grid;
  gap: ${tokens.space.lg};
  padding-block-end: ${tokens.space.xxl};

  & + & {
    padding-block-start: ${tokens.space.xl};
    border-block-start: 1px solid ${tokens.colour.rule};
  }

  ${media.large} {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: ${tokens.space.xxl};
  }
`;

export const Title = styled.h2`
  font-size: ${tokens.size.title3};
`;

export const Content = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
  max-inline-size: 44rem;
  min-inline-size: 0;
`;
