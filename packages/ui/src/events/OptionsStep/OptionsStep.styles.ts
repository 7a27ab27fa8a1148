import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const List = styled.ul`
  display: grid;
`;

export const Option = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};
  padding-block: ${tokens.space.sm};

  & > :first-child {
    flex: 1 1 8rem;
  }
  & > :last-child {
    flex: 0 1 8.5rem;
  }

  & + & {
    border-block-start: 1px solid ${tokens.colour.rule};
  }
  &[data-chosen] {
    font-weight: 600;
  }
`;

export const Each = styled.span`
  display: block;
  font-size: ${tokens.size.small};
  font-weight: 400;
  color: ${tokens.colour.inkMuted};
`;

export const None = styled.p`
  color: ${tokens.colour.inkMuted};
`;
