import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  & > * {
    flex: none;
    min-inline-size: 0;
  }
  & > main {
    flex: 1 0 auto;
  }
`;
