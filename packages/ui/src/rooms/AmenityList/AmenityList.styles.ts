import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  column-gap: ${tokens.space.xl};
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm};
  min-inline-size: 0;
  padding-block: ${tokens.space.sm};
  border-block-end: 1px solid ${tokens.colour.rule};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    stroke-width: 1.5;
    color: ${tokens.colour.brass};
  }
`;
