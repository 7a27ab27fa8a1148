import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  min-inline-size: 0;
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

export const Description = styled.p`
  max-inline-size: ${tokens.measure.text};
  font-size: ${tokens.size.lead};
  line-height: ${tokens.leading.lead};
  overflow-wrap: anywhere;
`;

export const Subtitle = styled.h2`
  margin-block-start: ${tokens.space.lg};
  font-size: ${tokens.size.title3};
`;

export const Prices = styled.dl`
  max-inline-size: ${tokens.measure.narrow};
  font-variant-numeric: tabular-nums lining-nums;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space.md};
    padding-block: ${tokens.space.sm};
    border-block-end: 1px solid ${tokens.colour.rule};
  }
  & dd {
    margin: 0;
  }
`;

export const Person = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.md};
`;

export const Portrait = styled.span`
  inline-size: 4rem;
  overflow: hidden;
  border-radius: ${tokens.radius.round};
`;
