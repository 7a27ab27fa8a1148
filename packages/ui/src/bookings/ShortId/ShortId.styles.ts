import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

/** Ids are read from the left in every language. */
export const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.hair};
  direction: ltr;
  font-variant-numeric: tabular-nums;

  & > button {
    margin-block: calc(-1 * ${tokens.space.sm});
  }
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
