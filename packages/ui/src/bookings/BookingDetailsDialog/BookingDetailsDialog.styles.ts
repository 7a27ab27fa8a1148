import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Part = styled.section`
  display: grid;
  gap: ${tokens.space.xs};

  &:not(:first-child) {
    margin-block-start: ${tokens.space.lg};
  }
  & h3 {
    font-size: ${tokens.size.title3};
    padding-block-end: ${tokens.space.xs};
    border-block-end: 1px solid ${tokens.colour.brass};
  }
`;

export const Note = styled.p`
  margin-block-start: ${tokens.space.lg};
  color: ${tokens.colour.inkMuted};
`;

export const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;
