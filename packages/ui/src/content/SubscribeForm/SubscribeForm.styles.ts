import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.form`
  display: grid;
  gap: ${tokens.space.sm};
  max-inline-size: 34rem;

  /* On a dark band field and button take its lines and its words. */
  [data-on='deep'] & input {
    border-color: ${tokens.colour.onDeepMuted};
    background: transparent;
    color: inherit;
  }
  [data-on='deep'] & button {
    border-color: ${tokens.colour.deepBrass};
    background: none;
    color: ${tokens.colour.onDeep};
  }
  [data-on='deep'] & button:hover {
    border-color: ${tokens.colour.onDeep};
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space.sm};

  & > :first-child {
    flex: 1 1 14rem;
    min-inline-size: 0;
  }
`;

export const Note = styled.p`
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
  overflow-wrap: anywhere;

  [data-on='deep'] & {
    color: ${tokens.colour.onDeepMuted};
  }
`;
