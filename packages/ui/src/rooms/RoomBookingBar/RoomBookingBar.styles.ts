import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.layer.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.md};
  margin-inline: calc(-1 * ${tokens.space.gutter});
  padding-block: ${tokens.space.sm} max(${tokens.space.sm}, env(safe-area-inset-bottom));
  padding-inline: ${tokens.space.gutter};
  border-block-start: 1px solid ${tokens.colour.rule};
  background: ${tokens.colour.surface};

  /* One line wherever both have room: less of the page is hidden behind it. On two, the button fills its own. */
  & > :first-child {
    flex: 9999 1 6rem;
  }
  & > :last-child {
    flex-grow: 1;
  }
  ${media.large} {
    display: none;
  }
`;
