import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.form`
  display: grid;
  gap: ${tokens.space.sm};
  max-inline-size: 34rem;
`;

export const Note = styled.p`
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
  overflow-wrap: anywhere;

  &&:focus {
    outline: 3px solid ${tokens.colour.focus};
    outline-offset: ${tokens.space.hair};
  }

  [data-on='deep'] & {
    color: ${tokens.colour.onDeepMuted};
  }
`;
