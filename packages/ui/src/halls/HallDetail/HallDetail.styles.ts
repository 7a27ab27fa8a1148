import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Aside = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  padding-block-start: ${tokens.space.md};
  border-block-start: 1px solid ${tokens.colour.ruleStrong};
`;

export const Words = styled.p`
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
`;

export const Part = styled.section`
  display: grid;
  gap: ${tokens.space.sm};
  max-inline-size: ${tokens.measure.text};

  & + & {
    margin-block-start: ${tokens.space.xl};
  }
`;

export const Title = styled.h2`
  font-size: ${tokens.size.title3};
`;

export const Rows = styled.dl`
  margin: 0;
`;

export const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space.md};
  padding-block: ${tokens.space.xs};
  border-block-end: 1px solid ${tokens.colour.rule};

  & > dt {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > dd {
    flex: none;
    margin: 0;
    color: ${tokens.colour.inkMuted};
    font-variant-numeric: tabular-nums;
  }
`;
