import { css, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

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
  line-height: 1.4;
  transition: border-color ${tokens.motion.quick} ${tokens.motion.ease};

  &::placeholder {
    color: ${tokens.colour.inkMuted};
    opacity: 1;
  }
  &:hover {
    border-color: ${tokens.colour.accent};
  }
  &:focus-visible {
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.colour.danger};
    box-shadow: inset 0 0 0 1px ${tokens.colour.danger};
  }
  &:disabled {
    border-color: ${tokens.colour.rule};
    background: ${tokens.colour.sunken};
    color: ${tokens.colour.inkMuted};
    cursor: not-allowed;
  }
`;

export const Input = styled.input`
  ${inputStyle}
`;
