import { styled } from 'styled-components';
import { Button } from '../../actions/Button/Button.js';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space.md} ${tokens.space.sm};

  /* As wide as what it says of itself. */
  & > :first-child {
    flex: 1 1 13rem;
  }
  ${media.medium} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${tokens.space.md};

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.large} {
    grid-template-columns: 2fr repeat(3, minmax(0, 1fr));

    & > :first-child {
      grid-column: auto;
    }
  }
`;

/** On phones alone: elsewhere the filters have room. */
export const Toggle = styled(Button)`
  padding-inline: ${tokens.space.md};

  & svg {
    inline-size: 1.1rem;
    block-size: 1.1rem;
  }
  ${media.medium} {
    display: none;
  }
`;

export const Choices = styled.div`
  display: none;
  inline-size: 100%;
  gap: ${tokens.space.md};

  &[data-open] {
    display: grid;
  }
  ${media.medium} {
    &,
    &[data-open] {
      display: contents;
    }
  }
`;
