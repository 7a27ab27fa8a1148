import { styled } from 'styled-components';
import { messageEdge, visuallyHidden } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Notice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};
  margin-block-end: ${tokens.space.md};
  padding: ${tokens.space.sm} ${tokens.space.md};
  ${messageEdge(tokens.colour.brass)}
  background: ${tokens.colour.sunken};
`;

export const Count = styled.output`
  ${visuallyHidden}
`;
