import { styled } from 'styled-components';
import { arrowsFollowReading, visuallyHidden } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  display: grid;
  gap: ${tokens.space.md};
  min-inline-size: 0;
`;

export const Viewport = styled.div`
  position: relative;
  overflow: hidden;
  min-inline-size: 0;
  touch-action: pan-y;

  &[data-form='scroll'] {
    touch-action: auto;
  }
`;

export const Track = styled.ul`
  position: relative;
  display: flex;
  inline-size: 100%;

  &[data-form='scroll'] {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: inline mandatory;
    scroll-behavior: smooth;
    scrollbar-width: none;
  }
  &[data-form='swiper'] {
    transition-property: transform;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Slide = styled.li`
  position: relative;
  flex: none;
  inline-size: 100%;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${tokens.space.xs};

  ${arrowsFollowReading}
`;

export const Count = styled.p`
  margin-inline-end: auto;
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums;
  color: ${tokens.colour.inkMuted};

  & > [data-announced] {
    ${visuallyHidden}
  }
`;
