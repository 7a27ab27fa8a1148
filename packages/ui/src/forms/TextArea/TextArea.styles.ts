import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';
import { inputStyle } from '../TextInput/TextInput.styles.js';

export const Area = styled.textarea`
  ${inputStyle}
  display: block;
  resize: vertical;
  line-height: ${tokens.leading.body};
  /* Each paragraph begins where its own language does. */
  unicode-bidi: plaintext;
`;
