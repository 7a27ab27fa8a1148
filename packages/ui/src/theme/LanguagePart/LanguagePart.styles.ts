import { styled } from 'styled-components';
import { tokens } from '../tokens.js';

/** What it inherits was computed for the letters of the page. */
export const Root = styled.div`
  &[data-script='Arabic'] {
    font-family: ${tokens.font.text};
    letter-spacing: normal;
    line-height: ${tokens.leading.body};
  }
`;
