import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  padding: ${tokens.space.md} ${tokens.space.lg};
  border-inline-start: 3px solid ${tokens.colour.danger};
  border-radius: ${tokens.radius.small};
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
