import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

/** One under the other where they would fill the line, apart enough for two focus rings. */
export const Actions = styled.div`
  display: grid;
  gap: ${tokens.space.sm};

  ${media.medium} {
    display: flex;
    flex-wrap: wrap;
  }
`;
