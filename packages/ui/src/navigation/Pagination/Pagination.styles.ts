import { styled } from 'styled-components';
import { Root as IconButtonRoot } from '../../actions/IconButton/IconButton.styles.js';
import { arrowsFollowReading, ruleInForcedColours } from '../../theme/mixins.js';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.hair};
  padding-block-start: ${tokens.space.xxl};

  ${media.medium} {
    gap: ${tokens.space.xs};
  }

  ${arrowsFollowReading}
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
`;

/** Looks like an IconButton, and is a link. */
export const Arrow = styled(IconButtonRoot)`
  color: inherit;
`;

/** Narrow on phones: five of them, two gaps and the arrows share a line. */
export const Page = styled.a`
  display: inline-grid;
  place-items: center;
  min-inline-size: 2rem;
  min-block-size: ${tokens.control.height};
  border-block-end: 1px solid transparent;
  color: ${tokens.colour.inkMuted};
  text-decoration: none;
  font-variant-numeric: tabular-nums;

  ${media.medium} {
    min-inline-size: 2.5rem;
  }
  &:hover {
    color: ${tokens.colour.accent};
  }
  &[aria-current] {
    border-color: ${tokens.colour.brass};
    color: ${tokens.colour.ink};
    font-weight: 600;
  }
  ${ruleInForcedColours('[aria-current]')}
`;

export const Gap = styled.span`
  display: inline-block;
  min-inline-size: 1.5rem;
  text-align: center;
  color: ${tokens.colour.inkMuted};
`;
