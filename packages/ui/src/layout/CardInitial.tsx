import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { initialOf } from '../media/initial-of.js';
import { tokens } from '../theme/tokens.js';

const Frame = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 2;
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.display};
  color: ${tokens.colour.brassText};
`;

export interface CardInitialProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the card is of; it is beside the initial. */
  name: string;
}

/** In place of a picture that there is none of. */
export function CardInitial({ name, ...props }: CardInitialProps) {
  return (
    <Frame aria-hidden="true" {...props}>
      {initialOf(name)}
    </Frame>
  );
}
