import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.picture`
  display: block;
  overflow: hidden;
  aspect-ratio: 3 / 2;
  background: ${tokens.colour.sunken};

  &[data-ratio='1/1'] {
    aspect-ratio: 1;
  }
  &[data-ratio='16/9'] {
    aspect-ratio: 16 / 9;
  }
  &[data-ratio='21/9'] {
    aspect-ratio: 21 / 9;
  }
  &[data-ratio='fill'] {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
  }
`;

/** What is drawn after an image is seen only when it could not be loaded: it covers the browser's own icon. */
export const Image = styled.img`
  position: relative;
  inline-size: 100%;
  block-size: 100%;
  background: inherit;
  object-fit: cover;

  &::after {
    content: attr(alt) / '';
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    padding: ${tokens.space.md};
    background: inherit;
    font-size: ${tokens.size.small};
    text-align: center;
  }
`;
