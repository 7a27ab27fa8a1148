import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  align-content: start;
  min-inline-size: 0;
`;

export const Heading = styled.h2`
  font-size: ${tokens.size.title3};
`;

export const Note = styled.p`
  margin-block-start: ${tokens.space.xs};
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
  overflow-wrap: anywhere;
`;

export const Categories = styled.ul`
  margin-block-start: ${tokens.space.sm};
  border-block-end: 1px solid ${tokens.colour.rule};

  & li {
    padding-block: ${tokens.space.sm};
    border-block-start: 1px solid ${tokens.colour.rule};
  }
`;
