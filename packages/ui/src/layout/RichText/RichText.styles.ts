import { styled } from 'styled-components';
import { proseStyle } from '../Prose/Prose.styles.js';

export const Root = styled.div`
  ${proseStyle}
`;
