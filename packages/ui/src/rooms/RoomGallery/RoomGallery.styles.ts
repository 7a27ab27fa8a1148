import { styled } from 'styled-components';
import { Carousel } from '../../media/Carousel/Carousel.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled(Carousel)`
  & picture {
    border-radius: ${tokens.radius.small};
  }
`;

/** A picture that opens large; its icon is on a ground of its own, whatever the picture shows. */
export const Opener = styled.button`
  position: relative;
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  cursor: zoom-in;

  & > svg {
    position: absolute;
    inset-block-end: ${tokens.space.sm};
    inset-inline-end: ${tokens.space.sm};
    inline-size: 2.5rem;
    block-size: 2.5rem;
    padding: ${tokens.space.xs};
    border-radius: ${tokens.radius.small};
    background: color-mix(in srgb, ${tokens.colour.shade} 72%, transparent);
    color: ${tokens.colour.onDeep};
    stroke-width: 1.5;
  }
  &:hover > svg {
    background: ${tokens.colour.shade};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
