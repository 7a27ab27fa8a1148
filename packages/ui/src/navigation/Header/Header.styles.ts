import { styled } from 'styled-components';
import { ruleInForcedColours } from '../../theme/mixins.js';
import { media, tokens } from '../../theme/tokens.js';

const column = `
  inline-size: 100%;
  max-inline-size: calc(${tokens.measure.page} + 2 * ${tokens.space.gutter});
  margin-inline: auto;
  padding-inline: ${tokens.space.gutter};
`;

export const Root = styled.header`
  position: relative;
  z-index: ${tokens.layer.header};
  background: ${tokens.colour.paper};
  border-block-end: 1px solid ${tokens.colour.rule};
`;

export const Top = styled.div`
  background: ${tokens.colour.deep};
  color: ${tokens.colour.onDeep};
  font-size: ${tokens.size.caption};

  & > div {
    ${column}
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 0 ${tokens.space.md};
    min-block-size: 2.5rem;
  }
  & ul:first-of-type {
    margin-inline-start: auto;
  }
`;

export const TopItem = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  min-block-size: 2.25rem;
  color: inherit;
  text-decoration: none;

  &[href]:hover {
    text-decoration: underline;
  }
  & > svg {
    inline-size: 0.9rem;
    block-size: 0.9rem;
    color: ${tokens.colour.deepBrass};
  }
  &[data-secondary] {
    display: none;
  }
  ${media.medium} {
    &[data-secondary] {
      display: inline-flex;
    }
  }
`;

export const Bar = styled.div`
  ${column}
  display: flex;
  /* With large text the account takes a line of its own. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.md};
  min-block-size: 4.5rem;
`;

export const Wordmark = styled.a`
  margin-inline-end: auto;
  /* The rest is for the button of the menu, and the gap before it. */
  max-inline-size: calc(100% - ${tokens.control.height} - ${tokens.space.md});
  color: ${tokens.colour.ink};
  font-family: ${tokens.font.display};
  font-size: 1.625rem;
  letter-spacing: ${tokens.tracking.title};
  text-decoration: none;
`;

export const Nav = styled.nav`
  display: none;

  ${media.wide} {
    display: block;
    margin-inline-end: auto;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${tokens.space.lg};
  }
`;

export const NavLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${tokens.control.height};
  border-block: 1px solid transparent;
  color: ${tokens.colour.ink};
  font-size: ${tokens.size.small};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${tokens.colour.accent};
  }
  &[aria-current] {
    border-block-end-color: ${tokens.colour.brass};
    font-weight: 600;
  }
  ${ruleInForcedColours('[aria-current]')}
`;

export const Main = styled.div`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${tokens.space.md};

  ${media.medium} {
    display: flex;
  }
`;

export const AccountArea = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${tokens.space.xs};
  inline-size: 10.5rem;
  white-space: nowrap;

  /* Its words are longer. */
  &:lang(ar) {
    inline-size: 14rem;
  }
`;

export const UserName = styled.span`
  max-inline-size: 7.5rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Rating = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  min-block-size: 1.75rem;
  color: ${tokens.colour.inkMuted};
  font-size: ${tokens.size.caption};
  text-decoration: none;
  white-space: nowrap;

  & > span {
    padding-block: 0.125em;
    padding-inline: 0.5em;
    border: 1px solid ${tokens.colour.brass};
    border-radius: ${tokens.radius.small};
    color: ${tokens.colour.brassText};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    color: ${tokens.colour.ink};
  }
`;

export const Burger = styled.div`
  margin-inline-end: calc(-1 * ${tokens.space.sm});

  ${media.wide} {
    display: none;
  }
`;
