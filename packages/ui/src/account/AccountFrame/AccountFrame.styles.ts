import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  max-inline-size: calc(${tokens.measure.page} + 2 * ${tokens.space.gutter});
  min-block-size: 70dvh;
  margin-inline: auto;
  padding-inline: ${tokens.space.gutter};

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${tokens.space.section};
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.xl};
  inline-size: 100%;
  max-inline-size: ${tokens.measure.narrow};
  margin-inline: auto;
  padding-block: ${tokens.space.xl} ${tokens.space.section};
  min-inline-size: 0;

  /* Without a picture beside it. */
  &:only-child {
    grid-column: 1 / -1;
  }
`;

export const Heading = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
`;

export const Title = styled.h1`
  font-size: ${tokens.size.title1};
`;

export const Subtitle = styled.p`
  color: ${tokens.colour.inkMuted};
`;

export const Foot = styled.div`
  padding-block-start: ${tokens.space.lg};
  border-block-start: 1px solid ${tokens.colour.rule};
  color: ${tokens.colour.inkMuted};
`;

export const Side = styled.div`
  display: none;

  ${media.large} {
    position: sticky;
    inset-block-start: 0;
    display: block;
    block-size: 100%;
    max-block-size: 52rem;
    border-radius: ${tokens.radius.small};
    overflow: clip;
  }
`;
