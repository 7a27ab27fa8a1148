import { styled } from 'styled-components';
import { inputStyle } from '../TextInput/TextInput.styles.js';

export const Area = styled.textarea`
  ${inputStyle}
  display: block;
  resize: vertical;
  line-height: 1.55;
`;
