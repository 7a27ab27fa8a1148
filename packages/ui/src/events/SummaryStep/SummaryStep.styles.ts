import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Note = styled.p`
  margin-block-start: ${tokens.space.md};
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
`;
