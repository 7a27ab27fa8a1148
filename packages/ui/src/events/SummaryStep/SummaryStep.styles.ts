import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.md};
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.hair};

  & > div {
    display: grid;
    grid-template-columns: 5rem 1fr;
    gap: ${tokens.space.sm};
  }
  & dt {
    color: ${tokens.colour.inkMuted};
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  padding-block-start: ${tokens.space.md};
  border-block-start: 1px solid ${tokens.colour.rule};

  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space.md};
    overflow-wrap: anywhere;
  }
  & > li > span:last-child {
    font-variant-numeric: tabular-nums;
  }
`;

export const Total = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space.md};
  padding-block: ${tokens.space.sm};
  border-block: 1px solid ${tokens.colour.ruleStrong};
  font-weight: 600;

  & > strong {
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.title2};
    font-weight: 400;
  }
`;

export const Note = styled.p`
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
`;
