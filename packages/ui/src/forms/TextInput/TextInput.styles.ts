import { css, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

/** The edge of what can be filled in, and of a frame around several parts. */
export const inputStyle = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${tokens.control.height};
  padding-block: ${tokens.space.xs};
  padding-inline: ${tokens.space.sm};
  border: 1px solid ${tokens.colour.ruleStrong};
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.surface};
  color: ${tokens.colour.ink};
  font-size: ${tokens.size.body};
  line-height: ${tokens.leading.small};
  transition: border-color ${tokens.motion.quick} ${tokens.motion.ease};

  &::placeholder {
    color: ${tokens.colour.inkMuted};
    opacity: 1;
  }
  &:hover {
    border-color: ${tokens.colour.accent};
  }
  &:is(:focus-visible, :has(> input:focus-visible)) {
    outline: 3px solid ${tokens.colour.focus};
  }
  &:is([aria-invalid='true'], :has([aria-invalid='true'])) {
    border-color: ${tokens.colour.danger};
    box-shadow: inset 0 0 0 1px ${tokens.colour.danger};
  }
  &:is(:disabled, [data-disabled]) {
    border-color: ${tokens.colour.rule};
    background: ${tokens.colour.sunken};
    color: ${tokens.colour.inkMuted};
    cursor: not-allowed;
  }
`;

export interface InputProps {
  /** A guest may write in it in another language than the page's. */
  $freeText?: boolean;
}

/* With dir="auto" an empty field would begin at the left in every language. */
const inItsOwnDirection = css`
  unicode-bidi: plaintext;
`;

export const Input = styled.input<InputProps>`
  ${inputStyle}
  ${({ $freeText }) => $freeText && inItsOwnDirection}
`;
