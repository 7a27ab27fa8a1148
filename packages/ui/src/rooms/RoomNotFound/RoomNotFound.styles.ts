import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: ${tokens.space.lg};
  min-block-size: 60dvh;
`;

export const Title = styled.h1`
  max-inline-size: 18ch;
  font-size: ${tokens.size.display};
`;

export const Text = styled.p`
  max-inline-size: ${tokens.measure.narrow};
  font-size: ${tokens.size.lead};
  color: ${tokens.colour.inkMuted};
`;
