import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  display: grid;
  gap: ${tokens.space.md};
  min-inline-size: 0;
  padding: min(${tokens.space.lg}, 6vi);
  border: 1px solid ${tokens.colour.rule};
  border-block-start: 2px solid ${tokens.colour.brass};
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.surface};
  overflow-wrap: anywhere;
`;

export const Title = styled.h2`
  font-size: ${tokens.size.title2};
`;
