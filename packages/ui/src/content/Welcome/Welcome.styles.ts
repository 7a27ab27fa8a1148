import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.lg} ${tokens.space.section};

  ${media.large} {
    grid-template-columns: 2fr 3fr;
    align-items: start;
  }
`;

export const Title = styled.h2`
  max-inline-size: 14ch;
  font-size: ${tokens.size.title1};
  overflow-wrap: anywhere;
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.xl};
  min-inline-size: 0;

  & > :first-child {
    max-inline-size: 44rem;
    font-size: ${tokens.size.lead};
  }
`;
