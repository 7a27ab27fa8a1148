import { styled } from 'styled-components';
import { eyebrow } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  inline-size: 100%;
  max-inline-size: calc(${tokens.measure.page} + 2 * ${tokens.space.gutter});
  margin-inline: auto;
  padding-block: ${tokens.space.section};
  padding-inline: ${tokens.space.gutter};

  /* One space between two sections on the same ground, not the end of one and the start of the next. */
  &[data-tone='plain'] + &[data-tone='plain'],
  &[data-tone='sunken'] + &[data-tone='sunken'] {
    padding-block-start: 0;
  }
  header + &[data-tone='plain'] {
    padding-block-start: ${tokens.space.md};
  }
  &[data-tone='sunken'] {
    max-inline-size: none;
    padding-inline: max(${tokens.space.gutter}, calc((100% - ${tokens.measure.page}) / 2));
    background: ${tokens.colour.sunken};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space.md};
  margin-block-end: ${tokens.space.xl};

  & > * {
    min-inline-size: 0;
  }
`;

export const Eyebrow = styled.p`
  ${eyebrow}
  margin-block-end: ${tokens.space.xs};
`;

export const Title = styled.h2`
  max-inline-size: 24ch;
  font-size: ${tokens.size.title1};
`;

export const Intro = styled.p`
  max-inline-size: ${tokens.measure.text};
  margin-block-start: ${tokens.space.sm};
  font-size: ${tokens.size.lead};
  line-height: ${tokens.leading.lead};
  color: ${tokens.colour.inkMuted};
`;
