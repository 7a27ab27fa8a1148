import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

/** As high as most steps, so that Next stays under the pointer. */
export const Steps = styled.form`
  ${media.medium} {
    min-block-size: 21rem;
  }
`;

export const Heading = styled.h3`
  margin-block-end: ${tokens.space.md};
  font-size: ${tokens.size.title2};

  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 2px solid ${tokens.colour.focus};
    outline-offset: 4px;
  }
`;

export const SoFar = styled.p`
  align-self: center;
  margin-inline-end: auto;
  color: ${tokens.colour.inkMuted};

  & > b {
    font-weight: 600;
    color: ${tokens.colour.ink};
    font-variant-numeric: tabular-nums;
  }
`;

/** Back and Next stay side by side: below the total where they do not fit beside it. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${tokens.space.sm};
`;
