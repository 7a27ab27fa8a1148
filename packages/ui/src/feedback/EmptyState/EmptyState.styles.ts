import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.output`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.md};
  padding-block: ${tokens.space.xxl};
  padding-inline: ${tokens.space.lg};
  border-block: 1px solid ${tokens.colour.rule};
  text-align: center;
`;

export const Title = styled.strong`
  max-inline-size: 30ch;
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title3};
  font-weight: 400;
  line-height: ${tokens.leading.compact};
  text-wrap: balance;
`;

export const Text = styled.span`
  max-inline-size: ${tokens.measure.narrow};
  color: ${tokens.colour.inkMuted};
`;
