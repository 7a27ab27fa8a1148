import { styled } from 'styled-components';
import { eyebrow } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.hair};
  min-inline-size: 0;
`;

export const Title = styled.p`
  ${eyebrow}
`;

export const List = styled.ul`
  display: grid;

  &[data-brief] {
    row-gap: ${tokens.space.hair};
    font-size: ${tokens.size.small};
  }
`;

/** Rows with a rule between them; without one where there are few, and little room. */
export const Row = styled.li`
  padding-block: ${tokens.space.sm};

  & + & {
    border-block-start: 1px solid ${tokens.colour.rule};
  }
  [data-brief] > & {
    padding-block: 0;
    border-block: 0;
  }
`;

export const Line = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(60%);
  column-gap: ${tokens.space.md};
  overflow-wrap: anywhere;

  & > span:last-child {
    text-align: end;
    color: ${tokens.colour.inkMuted};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const More = styled(Row)`
  color: ${tokens.colour.inkMuted};
`;
