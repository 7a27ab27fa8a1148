import { styled } from 'styled-components';
import { buttonStyle } from '../Button/Button.styles.js';

export const Root = styled.a`
  ${buttonStyle}
`;
