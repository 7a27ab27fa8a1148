import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${tokens.space.xxl} ${tokens.space.xl};
`;

export const Person = styled.li`
  display: grid;
  gap: ${tokens.space.md};
  align-content: start;
  justify-items: start;
  min-inline-size: 0;
`;

export const Portrait = styled.div`
  inline-size: 6rem;
  overflow: hidden;
  border-radius: ${tokens.radius.round};
`;

export const Name = styled.h3`
  font-size: ${tokens.size.title3};
`;

export const Position = styled.p`
  margin-block-start: ${tokens.space.hair};
  color: ${tokens.colour.brassText};
  font-size: ${tokens.size.small};
`;

export const Description = styled.p`
  color: ${tokens.colour.inkMuted};
`;
