import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${tokens.space.xl};
`;

export const Card = styled.li`
  display: grid;
  gap: ${tokens.space.xs};
  align-content: start;
  min-inline-size: 0;
  padding-block-start: ${tokens.space.lg};
  border-block-start: 1px solid ${tokens.colour.brass};

  & svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
    stroke-width: 1.5;
    color: ${tokens.colour.brass};
  }
  & a {
    justify-self: start;
    padding-block: ${tokens.space.hair};
    overflow-wrap: anywhere;
  }
`;

export const Title = styled.h3`
  font-size: ${tokens.size.title3};
`;
