import { styled } from 'styled-components';
import { CardRoot } from '../../layout/card.styles.js';
import { zoomOnHover } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled(CardRoot)`
  ${zoomOnHover}
  & > section {
    margin-block-start: ${tokens.space.md};
    padding: ${tokens.space.md};
    border: 1px solid ${tokens.colour.rule};
    border-block-start: 2px solid ${tokens.colour.brass};
    border-radius: ${tokens.radius.small};
    background: ${tokens.colour.surface};
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.sm};
  min-inline-size: 0;
  padding-block-start: ${tokens.space.md};

  & > span {
    align-self: start;
  }
`;

export const Text = styled.p`
  font-size: ${tokens.size.small};
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  margin-block-start: auto;
  padding-block-start: ${tokens.space.sm};
  border-block-start: 1px solid ${tokens.colour.rule};
`;

export const From = styled.span`
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};
`;

export const Note = styled.p`
  font-size: ${tokens.size.caption};
  color: ${tokens.colour.inkMuted};
`;
