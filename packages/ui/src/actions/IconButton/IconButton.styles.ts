import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${tokens.control.height};
  block-size: ${tokens.control.height};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.small};
  background: none;
  color: inherit;
  cursor: pointer;
  transition: background-color ${tokens.motion.quick} ${tokens.motion.ease};

  & > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    stroke-width: 1.5;
  }
  &[data-outlined] {
    border-color: ${tokens.colour.ruleStrong};
  }
  &:hover {
    background: color-mix(in srgb, currentcolor 9%, transparent);
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: none;
    color: ${tokens.colour.inkMuted};
    cursor: not-allowed;
    opacity: 0.6;

    &[data-outlined] {
      border-color: ${tokens.colour.rule};
    }
    @media (forced-colors: active) {
      color: GrayText;
    }
  }
`;
