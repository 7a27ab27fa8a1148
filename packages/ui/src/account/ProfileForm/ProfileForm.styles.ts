import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';
import { Pair } from '../account-form.styles.js';

/** A hint beside a field without one: label, hint, control and error have a row each. */
export const AlignedPair = styled(Pair)`
  ${media.medium} {
    row-gap: 0;

    & > * {
      grid-row: span 4;
      grid-template-rows: subgrid;
      row-gap: ${tokens.space.hair};
    }
    & > * > :nth-child(2):not([id$='-hint']) {
      grid-row: 3;
    }
    & > * > [id$='-error'] {
      grid-row: 4;
    }
  }
`;
