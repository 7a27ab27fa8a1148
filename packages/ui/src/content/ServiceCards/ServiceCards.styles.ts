import { styled } from 'styled-components';
import { arrowsFollowReading, zoomOnHover } from '../../theme/mixins.js';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.ul`
  display: grid;
  gap: ${tokens.space.xxl} ${tokens.space.xl};

  ${media.medium} {
    /* Three abreast, and one below the other where large text leaves no room. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
    column-gap: ${tokens.space.lg};
  }
  ${media.large} {
    column-gap: ${tokens.space.xl};
  }
`;

export const Card = styled.li`
  position: relative;
  min-inline-size: 0;

  ${zoomOnHover}
`;

export const Media = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: ${tokens.radius.small};

  ${media.medium} {
    aspect-ratio: 4 / 5;
  }
`;

export const Title = styled.h3`
  margin-block-start: ${tokens.space.md};
  font-size: ${tokens.size.title2};

  ${media.medium} {
    font-size: ${tokens.size.title3};
  }
  ${media.large} {
    font-size: ${tokens.size.title2};
  }

  & a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.md};
    padding-block-end: ${tokens.space.sm};
    border-block-end: 1px solid ${tokens.colour.rule};
    color: inherit;
    text-decoration: none;
  }
  /* The whole card is one target; the ring is still on the link. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    stroke-width: 1.5;
    color: ${tokens.colour.brass};
    transition: translate ${tokens.motion.slow} ${tokens.motion.ease};
  }
  & a:is(:hover, :focus-visible) svg {
    translate: 0.25rem 0;
  }
  & a:is(:hover, :focus-visible) svg:dir(rtl) {
    translate: -0.25rem 0;
  }
  ${arrowsFollowReading}
`;

export const Text = styled.p`
  max-inline-size: ${tokens.measure.text};
  margin-block-start: ${tokens.space.md};
  color: ${tokens.colour.inkMuted};
`;
