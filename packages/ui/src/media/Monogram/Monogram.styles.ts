import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 4rem;
  aspect-ratio: 1;
  border: 1px solid ${tokens.colour.brass};
  border-radius: ${tokens.radius.round};
  color: ${tokens.colour.brassText};
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title3};
  letter-spacing: ${tokens.tracking.caption};

  &[data-size='small'] {
    inline-size: 2.5rem;
    font-size: ${tokens.size.body};
  }
  &[data-size='large'] {
    inline-size: 6rem;
    font-size: ${tokens.size.title2};
  }
`;
