import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.js';

/** A list of rows, each with what it is and what can be done with it. */
export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm} ${tokens.space.md};
  align-items: center;
  justify-content: space-between;
  padding-block: ${tokens.space.sm};
  border-block-end: 1px solid ${tokens.colour.rule};
`;

export const Facts = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.sm};
  align-items: center;
  font-weight: 600;
`;

export const Since = styled.p`
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
`;
