import { styled } from 'styled-components';
import { eyebrow } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.hair};
  min-inline-size: 0;
`;

export const Title = styled.p`
  ${eyebrow}
`;

export const List = styled.ul`
  display: grid;
  gap: ${tokens.space.hair};
  font-size: ${tokens.size.small};
`;

export const Item = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  overflow-wrap: anywhere;

  & > span:last-child {
    flex: none;
    color: ${tokens.colour.inkMuted};
    font-variant-numeric: tabular-nums;
  }
`;

export const More = styled.li`
  color: ${tokens.colour.inkMuted};
`;
