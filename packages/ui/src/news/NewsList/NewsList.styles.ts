import { styled } from 'styled-components';
import { zoomOnHover } from '../../theme/mixins.js';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.ul`
  display: grid;
  gap: ${tokens.space.xxl};
`;

export const Item = styled.li`
  position: relative;
  display: grid;
  gap: ${tokens.space.lg};
  min-inline-size: 0;

  ${media.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${tokens.space.xl};
    align-items: center;
  }
  ${zoomOnHover}
`;

export const Media = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: ${tokens.radius.small};
`;

export const Body = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
`;

export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.md};
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};

  & span {
    color: ${tokens.colour.brassText};
  }
`;

export const Title = styled.h2`
  font-size: ${tokens.size.title2};

  & a {
    color: inherit;
    text-decoration-color: transparent;
    transition: text-decoration-color ${tokens.motion.quick} ${tokens.motion.ease};
  }
  & a:hover {
    text-decoration-color: ${tokens.colour.brass};
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
