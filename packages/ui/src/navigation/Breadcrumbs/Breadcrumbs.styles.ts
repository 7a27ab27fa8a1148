import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.nav`
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};

  /* On a picture or a dark band the words take the band's colour. */
  [data-on='deep'] & {
    color: ${tokens.colour.onDeep};
  }
`;

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space.xs};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.xs};
    padding-block: ${tokens.space.hair};
  }
  & > li + li::before {
    content: '';
    inline-size: 1rem;
    block-size: 1px;
    background: ${tokens.colour.brass};
  }
  & a {
    color: inherit;
    text-decoration-color: ${tokens.colour.rule};
  }
  & a:hover {
    color: ${tokens.colour.accent};
  }
  & [aria-current] {
    color: ${tokens.colour.ink};
  }
  [data-on='deep'] & > li + li::before {
    background: currentColor;
  }
  [data-on='deep'] & a:hover,
  [data-on='deep'] & [aria-current] {
    color: ${tokens.colour.onDeep};
  }
`;
