import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  display: grid;
  gap: ${tokens.space.md};
  min-inline-size: 0;
`;

export const Title = styled.h2`
  font-size: ${tokens.size.title3};
`;

export const List = styled.ul`
  border-block-start: 1px solid ${tokens.colour.rule};
`;

export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  padding-block: ${tokens.space.md};
  border-block-end: 1px solid ${tokens.colour.rule};

  & > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const Name = styled.a`
  font-weight: 600;
  color: inherit;
  text-underline-offset: 0.2em;
`;

export const Facts = styled.p`
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
`;
