import { styled } from 'styled-components';
import { messageEdge } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  padding: ${tokens.space.md} ${tokens.space.lg};
  ${messageEdge(tokens.colour.danger)}
  background: ${tokens.colour.dangerSoft};
`;

export const Title = styled.p`
  font-weight: 600;
`;

export const List = styled.ul`
  display: grid;
  gap: ${tokens.space.hair};
  overflow-wrap: anywhere;
  margin-block-start: ${tokens.space.xs};

  & a {
    color: ${tokens.colour.danger};
  }
`;
