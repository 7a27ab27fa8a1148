import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';
import { visuallyHidden } from '../../theme/mixins.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.hair};
  align-content: start;
  min-inline-size: 0;
`;

export const Label = styled.label`
  font-size: ${tokens.size.small};
  font-weight: 600;
  line-height: ${tokens.leading.small};

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Optional = styled.span`
  font-weight: 400;
  color: ${tokens.colour.inkMuted};
`;

export const Hint = styled.p`
  font-size: ${tokens.size.small};
  line-height: ${tokens.leading.small};
  color: ${tokens.colour.inkMuted};
`;

export const Message = styled.p`
  display: flex;
  gap: ${tokens.space.hair};
  align-items: start;
  font-size: ${tokens.size.small};
  font-weight: 500;
  line-height: ${tokens.leading.small};
  text-wrap: balance; /* no short end of a sentence, or of "check-in", on a line of its own */
  color: ${tokens.colour.danger};

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 0.2em;
  }
`;

/** A field and its button on one line, one under the other where the line is short. */
export const FieldLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space.sm};

  & > :first-child {
    flex: 1 1 14rem;
  }
  /* At twice the text size one word and its padding are wider than a phone: the padding gives way. */
  & > * {
    min-inline-size: 0;
  }
`;

/** Of a form that is not open yet: that it is not, and how to reach the hotel. */
export const ClosedFormNote = styled.p`
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
  overflow-wrap: anywhere;

  &&:focus {
    outline: 3px solid ${tokens.colour.focus};
    outline-offset: ${tokens.space.hair};
  }

  [data-on='deep'] & {
    color: ${tokens.colour.onDeepMuted};
  }
`;
