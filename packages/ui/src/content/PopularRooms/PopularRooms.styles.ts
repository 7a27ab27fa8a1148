import { styled } from 'styled-components';
import { eyebrow, visuallyHidden } from '../../theme/mixins.js';
import { media, tokens } from '../../theme/tokens.js';

export const Slide = styled.article`
  display: grid;
  gap: ${tokens.space.lg};
  block-size: 100%;

  ${media.large} {
    grid-template-columns: 5fr 3fr;
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
  align-content: center;
  gap: ${tokens.space.md};
`;

export const Category = styled.p`
  ${eyebrow}
`;

export const Name = styled.h3`
  font-size: ${tokens.size.title1};
  overflow-wrap: anywhere;
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
