import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.article`
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
  min-inline-size: 0;

  & img {
    transition: scale ${tokens.motion.picture} ${tokens.motion.ease};
  }
  &:hover img {
    scale: 1.03;
  }
  &[data-sold-out] img {
    filter: grayscale(0.6);
  }
`;

export const Media = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.sunken};
`;

export const OnPicture = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space.sm};
  inset-inline: ${tokens.space.sm};
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  pointer-events: none;
`;

/** Comes forward under a pointer or the focus; fingers always see it. */
export const Overlay = styled.div`
  position: absolute;
  inset-block-end: ${tokens.space.sm};
  inset-inline-end: ${tokens.space.sm};
  transition: opacity ${tokens.motion.slow} ${tokens.motion.ease};

  @media (hover: hover) {
    ${Root}:not(:hover):not(:focus-within) & {
      opacity: 0;
    }
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.sm};
  padding-block-start: ${tokens.space.md};
`;

export const Name = styled.h3`
  font-size: ${tokens.size.title3};
  overflow-wrap: anywhere;
`;

export const TitleLink = styled.a`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

export const Facts = styled.ul`
  display: grid;
  gap: ${tokens.space.hair};
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};

  & > li {
    display: flex;
    align-items: center;
    gap: ${tokens.space.xs};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
    inline-size: 1.05rem;
    block-size: 1.05rem;
    stroke-width: 1.5;
    color: ${tokens.colour.brass};
  }
`;

export const Teaser = styled.p`
  overflow-wrap: anywhere;
`;

export const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${tokens.space.sm} ${tokens.space.lg};

  &:empty {
    display: none;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  margin-block-start: auto;
  padding-block-start: ${tokens.space.sm};
  border-block-start: 1px solid ${tokens.colour.rule};
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
