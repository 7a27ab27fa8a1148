import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Dishes = styled.div`
  display: grid;
  gap: ${tokens.space.xl} ${tokens.space.xxl};

  & > :first-child {
    border-block-start: 0;
    padding-block-start: 0;
  }
  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :nth-child(2) {
      border-block-start: 0;
      padding-block-start: 0;
    }
    & > [data-lead] {
      grid-column: 1 / -1;
    }
    & > [data-lead] + * {
      border-block-start: 1px solid ${tokens.colour.rule};
      padding-block-start: ${tokens.space.lg};
    }
  }
`;
