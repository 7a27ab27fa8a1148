import { styled } from 'styled-components';
import { media, tokens } from '../../packages/ui/src/theme/tokens.js';

export const Sheet = styled.div`
  display: grid;
  gap: ${tokens.space.xl};
  padding: ${tokens.space.md};
  overflow-x: auto;
  overflow-wrap: anywhere;
  color: ${tokens.colour.ink};
  font-size: ${tokens.size.body};

  /* On a docs page its titles are in line with those of the page. */
  .sbdocs-content & {
    margin-inline: calc(-1 * ${tokens.space.md});
  }
  line-height: 1.5;
`;

export const Group = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  align-content: start;
`;

export const Title = styled.p`
  padding-block-end: ${tokens.space.hair};
  border-block-end: 1px solid ${tokens.colour.rule};
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title3};
`;

export const Rows = styled.ul`
  display: grid;
  gap: ${tokens.space.md};
`;

export const Term = styled.p`
  font-weight: 600;
  line-height: 1.3;
`;

export const Detail = styled.p`
  font-size: ${tokens.size.small};
  line-height: 1.4;
  color: ${tokens.colour.inkMuted};
`;

export const Figure = styled.span`
  font-size: ${tokens.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${tokens.colour.inkMuted};
  overflow-wrap: anywhere;
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums;

  & caption {
    padding-block-end: ${tokens.space.xs};
    font-weight: 600;
    text-align: start;
  }
  & th,
  & td {
    padding: ${tokens.space.xs};
    border-block-end: 1px solid ${tokens.colour.rule};
    text-align: start;
    vertical-align: middle;
    font-weight: 400;
  }
  & thead th {
    font-size: ${tokens.size.caption};
    color: ${tokens.colour.inkMuted};
  }
`;

export const Specimens = styled.ul`
  display: grid;
`;

/** What a token looks like, and beside it two lines: what it is for, and its names. */
export const Specimen = styled.li`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${tokens.space.xs} ${tokens.space.md};
  align-items: center;
  padding-block: ${tokens.space.hair};
  border-block-end: 1px solid ${tokens.colour.rule};

  ${media.medium} {
    grid-template-columns: 7rem minmax(0, 1fr);
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.sm};
  align-items: baseline;
  line-height: 1.3;
`;

/** Names in columns, each beside what is said of it. */
export const NameList = styled.dl`
  columns: 3 17rem;
  column-gap: ${tokens.space.xl};
  margin: 0;
  font-size: ${tokens.size.small};
`;

export const NameLine = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space.sm};
  padding-block: ${tokens.space.hair};
  border-block-end: 1px solid ${tokens.colour.rule};
  break-inside: avoid;

  & dd {
    margin: 0;
  }
`;
