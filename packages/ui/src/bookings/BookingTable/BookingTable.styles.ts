import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.js';
import { media, tokens } from '../../theme/tokens.js';

/** A table from tablets up; on a phone each row is a card whose cells name themselves. */
export const Root = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & caption {
    ${visuallyHidden}
  }
  & thead {
    ${visuallyHidden}
  }
  &,
  & tbody,
  & tr,
  & th,
  & td {
    display: block;
  }
  & tbody > tr {
    padding-block: ${tokens.space.md};
    border-block-start: 1px solid ${tokens.colour.rule};
  }
  & tbody th {
    font-weight: 400;
    text-align: start;
    margin-block-end: ${tokens.space.xs};
  }
  & td {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${tokens.space.md};
    padding-block: ${tokens.space.hair};
    overflow-wrap: anywhere;
    text-align: end;
  }
  & td:last-child {
    padding-block-start: ${tokens.space.sm};
  }
  & td:not(:last-child)::before {
    content: attr(data-label);
    color: ${tokens.colour.inkMuted};
    font-size: ${tokens.size.small};
  }

  ${media.large} {
    display: table;

    & thead {
      position: static;
      display: table-header-group;
      clip-path: none;
      white-space: normal;
    }
    & tbody {
      display: table-row-group;
    }
    & tr {
      display: table-row;
    }
    & th,
    & td {
      display: table-cell;
      padding: ${tokens.space.md} ${tokens.space.sm};
      text-align: start;
      vertical-align: top;
    }
    /* Room for the longest word of a column, which would break for the sake of a long name; of the
       width, so that large text still fits. */
    & td {
      min-inline-size: min(5.5rem, 9vi);
    }
    & td:is([data-label='Status'], [data-label='Payment']) {
      min-inline-size: min(7.25rem, 12vi);
    }
    & td:last-child {
      min-inline-size: min(12rem, 18vi);
    }
    & thead th {
      padding-block: ${tokens.space.xs};
      font-size: ${tokens.size.caption};
      font-weight: 600;
      letter-spacing: 0.04em;
      color: ${tokens.colour.inkMuted};
      border-block-end: 1px solid ${tokens.colour.ruleStrong};
    }
    & tbody > tr > * {
      border-block-start: 1px solid ${tokens.colour.rule};
    }
    & td:not(:last-child)::before {
      content: none;
    }
    & :is(th, td):first-child {
      padding-inline-start: 0;
    }
    & :is(th, td):last-child {
      padding-inline-end: 0;
    }
  }
`;

export const Service = styled.span`
  display: block;
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title3};
  line-height: 1.25;
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

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};

  /* On one line they would take the room of the other columns. */
  ${media.large} {
    max-inline-size: 12rem;
  }
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
