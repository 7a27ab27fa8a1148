import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const MenuList = styled.ul`
  & > li + li {
    border-block-start: 1px solid ${tokens.colour.rule};
  }
`;

export const MenuLink = styled.a`
  display: block;
  padding-block: ${tokens.space.sm};
  color: ${tokens.colour.ink};
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title3};
  text-decoration: none;

  &[aria-current] {
    color: ${tokens.colour.brassText};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }
`;

export const MenuActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};
  margin-block-start: ${tokens.space.xl};
`;
