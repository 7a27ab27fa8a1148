import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.js';
import { media, tokens } from '../../theme/tokens.js';

const card = '@media not (min-width: 60rem)';

/** A table from small laptops up; below, each row is a card. */
export const Root = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & caption {
    ${visuallyHidden}
  }
  & tbody th {
    font-weight: 400;
    text-align: start;
  }
  & td {
    overflow-wrap: anywhere;
  }

  ${card} {
    &,
    & th,
    & td {
      display: block;
    }
    & thead {
      ${visuallyHidden}
    }
    & tbody {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${tokens.space.md};
    }
    & tbody > tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${tokens.space.xs} ${tokens.space.sm};
      padding: ${tokens.space.sm};
      border: 1px solid ${tokens.colour.rule};
      border-radius: ${tokens.radius.medium};
      background: ${tokens.colour.surface};
    }
    & tbody th {
      display: flex;
      gap: ${tokens.space.sm};
      inline-size: 100%;
    }
    & tbody th > :last-child {
      min-inline-size: 0;
    }
    & td[data-column='type'] {
      font-size: ${tokens.size.small};
      color: ${tokens.colour.inkMuted};
    }
    & td[data-column='amount'] {
      font-weight: 600;
    }
    & td[data-column='status'] {
      margin-inline-start: auto;
    }
    /* A card is short: these two are in the details. */
    & :is([data-column='total'], [data-column='payment']) {
      display: none;
    }
    @media not (min-width: 40rem) {
      & td:last-child {
        inline-size: 100%;
      }
    }
  }

  ${media.large} {
    & th,
    & td {
      padding: ${tokens.space.md} ${tokens.space.sm};
      text-align: start;
      vertical-align: top;
    }
    /* Room for the longest word of a column, which would break for the sake of a long name; of the
       width, so that large text still fits. */
    & td {
      min-inline-size: min(5.5rem, 9vi);
    }
    & td[data-column='type'] {
      min-inline-size: min(6.75rem, 10vi);
    }
    & :is(td[data-column='amount'], thead th:nth-child(4)) {
      text-align: end;
    }
    & td:is([data-column='status'], [data-column='payment']) {
      min-inline-size: min(7.25rem, 12vi);
    }
    & td:last-child {
      min-inline-size: min(12rem, 18vi);
    }
    & thead th {
      padding-block: ${tokens.space.xs};
      font-size: ${tokens.size.caption};
      font-weight: 600;
      letter-spacing: ${tokens.tracking.caption};
      color: ${tokens.colour.inkMuted};
      border-block-end: 1px solid ${tokens.colour.ruleStrong};
    }
    & tbody > tr > * {
      border-block-start: 1px solid ${tokens.colour.rule};
    }
    & :is(th, td):first-child {
      padding-inline-start: 0;
    }
    & :is(th, td):last-child {
      padding-inline-end: 0;
    }
  }
`;

/** Beside the name on a card; the table has no room for it. */
export const Media = styled.div`
  position: relative;
  flex: none;
  align-self: start;
  inline-size: clamp(5.5rem, 18vi, 7rem);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.sunken};

  & > div {
    block-size: 100%;
    aspect-ratio: auto;
  }
  ${media.large} {
    display: none;
  }
`;

export const Service = styled.span`
  display: block;
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title3};
  line-height: ${tokens.leading.compact};
  overflow-wrap: anywhere;
`;

export const Small = styled.span`
  display: block;
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
  overflow-wrap: anywhere;
`;

export const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  overflow-wrap: normal;
`;

export const Refusal = styled.p`
  margin-block-end: ${tokens.space.xs};
  font-size: ${tokens.size.small};
  color: ${tokens.colour.danger};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};

  /* On one line they would take the room of the other columns. */
  ${media.large} {
    max-inline-size: 12rem;
  }
  @media not (min-width: 40rem) {
    & > [data-variant='primary'] {
      flex: 1 0 100%;
    }
  }
`;

/** Where there is room for it; it is in the details. */
export const Wide = styled.span`
  ${card} {
    display: none;
  }
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
