import { styled } from 'styled-components';
import { messageEdge } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.sm};
  padding-block: ${tokens.space.lg};
  padding-inline: ${tokens.space.lg};
  ${messageEdge(tokens.colour.danger)}
  background: ${tokens.colour.dangerSoft};
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title3};
  line-height: ${tokens.leading.compact};
`;

export const Text = styled.p`
  max-inline-size: ${tokens.measure.text};
`;
