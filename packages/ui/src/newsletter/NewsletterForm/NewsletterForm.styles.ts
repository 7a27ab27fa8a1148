import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  max-inline-size: 34rem;
`;

export const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space.sm};

  & > :first-child {
    flex: 1 1 14rem;
    min-inline-size: 0;
  }
`;

/** There before the answer, so that screen readers hear it come. */
export const Said = styled.output`
  display: block;
`;
