import { styled } from 'styled-components';
import { ruleInForcedColours } from '../../theme/mixins.js';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  min-inline-size: 0;
`;

export const List = styled.div`
  display: flex;
  overflow-x: auto;
  border-block-end: 1px solid ${tokens.colour.rule};
  scrollbar-width: none;

  ${media.medium} {
    gap: ${tokens.space.sm};
  }
`;

export const Tab = styled.button`
  flex: none;
  min-block-size: ${tokens.control.height};
  padding: 0 ${tokens.space.xs};
  border: 0;
  border-block-end: 2px solid transparent;
  background: none;
  color: ${tokens.colour.inkMuted};
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.lead};
  cursor: pointer;

  &:hover {
    color: ${tokens.colour.ink};
  }
  &[data-state='active'] {
    border-color: ${tokens.colour.brass};
    color: ${tokens.colour.ink};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${ruleInForcedColours("[data-state='active']")}
`;

export const Panel = styled.div`
  padding-block: ${tokens.space.xl};
`;
