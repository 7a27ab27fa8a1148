import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';
import { Input } from '../TextInput/TextInput.styles.js';

export const Root = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${tokens.space.sm};
    inline-size: 1.125rem;
    block-size: 100%;
    color: ${tokens.colour.inkMuted};
    pointer-events: none;
  }
`;

export const Native = styled(Input)`
  appearance: none;
  padding-inline-end: ${tokens.space.xl};
  text-overflow: ellipsis;
  cursor: pointer;
  /* Browsers make a disabled one fainter than every other field. */
  opacity: 1;

  & > option {
    background: ${tokens.colour.surface};
    color: ${tokens.colour.ink};
  }
`;
