import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

/** A phone with text twice as large has no room for label and Clear on one line. */
const tooNarrowForBoth = '@media (width < 15em)';

export const Root = styled.form`
  display: grid;
  gap: ${tokens.space.md};
  padding: ${tokens.space.lg};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.colour.surface};
  color: ${tokens.colour.ink};
  box-shadow: ${tokens.elevation.high};
  text-align: start;

  & > :first-child {
    grid-area: 1 / 1;
  }
  /* Room for Clear, as wide as its words. */
  & > :first-child > label {
    padding-inline-end: 6em;
  }
  ${tooNarrowForBoth} {
    padding: ${tokens.space.sm};

    & > :first-child > label {
      padding-inline-end: 0;
    }
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) 11rem;
    align-items: end;
  }
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 11rem auto;
    column-gap: ${tokens.space.lg};

    &[data-rooms] {
      grid-template-columns: minmax(0, 1fr) 11rem 11rem auto;
    }
  }
`;

export const Submit = styled.div`
  display: grid;

  ${media.medium} {
    grid-column: 1 / -1;
  }
  ${media.large} {
    grid-column: auto;
  }
`;

/** At the end of the dates' label: choosing dates moves nothing. */
export const Clear = styled.div`
  grid-area: 1 / 1;
  align-self: start;
  justify-self: end;
  margin-block-start: calc(-1 * ${tokens.space.hair});
  margin-inline-end: calc(-1 * ${tokens.space.sm});

  ${tooNarrowForBoth} {
    grid-area: auto;
  }

  /* As low as the label's line, so that both are on it; a thumb hits the space above too. */
  && > button {
    min-block-size: 0;
    padding-block: ${tokens.space.hair};

    &::after {
      content: '';
      position: absolute;
      inset: calc(-1 * ${tokens.space.sm}) 0 0;
    }
  }
`;
