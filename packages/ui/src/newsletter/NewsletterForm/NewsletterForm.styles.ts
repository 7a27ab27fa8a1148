import { styled } from 'styled-components';

export const Root = styled.div`
  max-inline-size: 34rem;
`;

/** There before the answer, so that screen readers hear it come. */
export const Outcome = styled.output`
  display: block;
`;
