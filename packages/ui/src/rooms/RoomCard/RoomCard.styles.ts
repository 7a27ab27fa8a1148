import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.article`
  position: relative;
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
`;

export const Media = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.small};
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

export const Body = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${tokens.space.xs};
  padding-block-start: ${tokens.space.md};
`;

export const Name = styled.h3`
  font-size: ${tokens.size.title3};
  overflow-wrap: anywhere;
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space.md};
  row-gap: ${tokens.space.hair};
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};

  & > li {
    display: inline-flex;
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

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  align-self: end;
  gap: ${tokens.space.sm};
  margin-block-start: ${tokens.space.sm};
  padding-block-start: ${tokens.space.sm};
  border-block-start: 1px solid ${tokens.colour.rule};

  /* The whole card is one target; the ring still stands on the link. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
