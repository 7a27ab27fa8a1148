import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.form`
  display: grid;
  gap: ${tokens.space.lg};
  min-inline-size: 0;
`;

export const Note = styled.p`
  color: ${tokens.colour.inkMuted};
  overflow-wrap: anywhere;

  &&:focus {
    color: ${tokens.colour.ink};
    outline: 3px solid ${tokens.colour.focus};
    outline-offset: ${tokens.space.xs};
  }

  & a[href^='tel:'] {
    white-space: nowrap;
  }
`;
