import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  ${visuallyHidden}
`;

export const Options = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  padding: ${tokens.space.hair};
  border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
  border-radius: ${tokens.radius.round};
`;

/** In the colours of its ground. */
export const Option = styled.label`
  position: relative;
  min-inline-size: 0;
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > span {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.25rem;
    padding-inline: ${tokens.space.sm};
    border: 1px solid transparent;
    border-radius: ${tokens.radius.round};
    overflow-wrap: anywhere;
  }
  &:hover > span {
    text-decoration: underline;
  }
  & > :checked + span {
    border-color: currentColor;
    text-decoration: none;
  }
  /* The system's colours would ring each of them. */
  @media (forced-colors: active) {
    & > span {
      border-color: Canvas;
    }
    & > :checked + span {
      border-color: Highlight;
    }
  }
  & > :focus-visible + span {
    outline: 3px solid;
    outline-offset: 2px;
  }
`;
