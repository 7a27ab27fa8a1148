import { styled } from 'styled-components';
import { eyebrow } from '../../theme/mixins.js';
import { media, tokens } from '../../theme/tokens.js';

export const Slide = styled.article`
  display: grid;
  /* The text is under its picture, also where another slide is higher. */
  grid-template-rows: auto 1fr;
  gap: ${tokens.space.md};
  block-size: 100%;

  ${media.large} {
    grid-template: auto / 5fr 3fr;
    gap: ${tokens.space.xxl};
    align-items: center;
  }
`;

export const Media = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: ${tokens.radius.small};
`;

export const Body = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${tokens.space.md};

  ${media.large} {
    align-content: center;
  }
`;

export const Category = styled.p`
  ${eyebrow}
`;

export const Name = styled.h3`
  font-size: ${tokens.size.title1};
  overflow-wrap: anywhere;
`;
