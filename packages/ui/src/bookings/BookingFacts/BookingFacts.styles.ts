import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.dl`
  display: grid;
  margin: 0;

  & > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${tokens.space.md};
    padding-block: ${tokens.space.xs};
    border-block-start: 1px solid ${tokens.colour.rule};
  }
  & > div:first-child {
    border-block-start: 0;
  }
  & dt {
    color: ${tokens.colour.inkMuted};
  }
  & dd {
    /* Also below its term, where the two do not fit in one line. */
    margin-inline-start: auto;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
