import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  inline-size: 100%;
  max-inline-size: calc(${tokens.measure.page} + 2 * ${tokens.space.gutter});
  margin-inline: auto;
  padding-block: ${tokens.space.lg} ${tokens.space.md};
  padding-inline: ${tokens.space.gutter};

  ${media.medium} {
    gap: ${tokens.space.md};
    padding-block: ${tokens.space.xxl} ${tokens.space.xl};
  }
`;

export const Title = styled.h1`
  max-inline-size: 22ch;
  font-size: ${tokens.size.display};
  line-height: ${tokens.leading.display};
  letter-spacing: ${tokens.tracking.display};
`;

export const Intro = styled.p`
  max-inline-size: ${tokens.measure.text};
  font-size: ${tokens.size.lead};
  line-height: ${tokens.leading.lead};
  color: ${tokens.colour.inkMuted};
`;
