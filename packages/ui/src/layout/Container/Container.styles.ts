import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${tokens.measure.page} + 2 * ${tokens.space.gutter});
  margin-inline: auto;
  padding-inline: ${tokens.space.gutter};

  &[data-width='text'] {
    max-inline-size: calc(${tokens.measure.text} + 2 * ${tokens.space.gutter});
  }
  &[data-width='narrow'] {
    max-inline-size: calc(${tokens.measure.narrow} + 2 * ${tokens.space.gutter});
  }
`;
