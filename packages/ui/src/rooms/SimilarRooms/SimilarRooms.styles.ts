import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  display: grid;
  gap: ${tokens.space.lg};
`;

export const Title = styled.h2`
  font-size: ${tokens.size.title2};
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(16rem, 30%)), 1fr));
  gap: ${tokens.space.xl};
`;

export const Item = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${tokens.space.xs};
  min-inline-size: 0;

  & picture {
    margin-block-end: ${tokens.space.xs};
    border-radius: ${tokens.radius.small};
  }
`;

export const Name = styled.h3`
  font-size: ${tokens.size.title3};
  overflow-wrap: anywhere;

  & a {
    color: inherit;
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & a:hover {
    text-decoration: underline;
  }
`;
