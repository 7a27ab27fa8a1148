import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  column-gap: ${tokens.space.xl};
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm};
  padding-block: ${tokens.space.sm};
  border-block-end: 1px solid ${tokens.colour.rule};

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    stroke-width: 1.5;
    color: ${tokens.colour.brass};
  }
`;

export const Policy = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
`;

export const PolicyTitle = styled.h3`
  font-size: ${tokens.size.title3};
`;
