import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Body = styled.div`
  display: grid;
  grid-template-rows: auto auto auto 1fr;
  gap: ${tokens.space.xs};
  padding-block-start: ${tokens.space.md};
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  margin-block-start: ${tokens.space.xs};
`;

export const Tag = styled.li`
  padding: ${tokens.space.hair} ${tokens.space.xs};
  border: 1px solid ${tokens.colour.rule};
  border-radius: ${tokens.radius.small};
  font-size: ${tokens.size.caption};
  overflow-wrap: anywhere;
`;

export const Note = styled.p`
  font-size: ${tokens.size.caption};
  color: ${tokens.colour.inkMuted};
`;
