import { styled } from 'styled-components';
import { inputStyle } from '../TextInput/TextInput.styles.js';
import { tokens } from '../../theme/tokens.js';

/** One box around the country with its calling code, and the number; neither has an edge of its own. */
export const Frame = styled.div`
  ${inputStyle}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  padding: 0;
  font-variant-numeric: tabular-nums;

  & > span {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${tokens.space.xs};
    padding-inline: ${tokens.space.sm} ${tokens.space.xs};
    border-inline-end: 1px solid ${tokens.colour.rule};
    color: ${tokens.colour.inkMuted};
  }
  & > span:hover {
    background: ${tokens.colour.accentSoft};
  }
  & > span:focus-within {
    outline: 3px solid ${tokens.colour.focus};
  }
  &[data-disabled] > span {
    background: none;
  }
  & svg {
    inline-size: 1rem;
  }
  & b {
    color: ${tokens.colour.ink};
    font-weight: 600;
  }
  & input {
    inline-size: 100%;
    padding-inline: ${tokens.space.sm};
    border: 0;
    background: none;
  }
  & input:focus-visible {
    outline: none;
  }
`;
