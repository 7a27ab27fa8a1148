import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.md};

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.25rem;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;
