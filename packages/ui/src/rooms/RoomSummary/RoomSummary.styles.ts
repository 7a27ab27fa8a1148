import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space.md};
`;

export const Title = styled.h2`
  font-size: ${tokens.size.title2};
  overflow-wrap: anywhere;
`;

export const Cost = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.lg};
  padding-block: ${tokens.space.lg};
  border-block: 1px solid ${tokens.colour.rule};

  @media (min-width: 48rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Fact = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.hair};
  min-inline-size: 0;

  & svg {
    display: block;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin-block-end: calc(${tokens.space.xs} + ${tokens.space.hair});
    stroke-width: 1.25;
    color: ${tokens.colour.brass};
  }
  & dt {
    font-size: ${tokens.size.small};
    color: ${tokens.colour.inkMuted};
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;
