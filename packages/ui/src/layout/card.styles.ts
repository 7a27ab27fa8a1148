import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

/** The parts that the cards of all lists share: rooms, halls, treatments, events. */
export const CardRoot = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
  min-inline-size: 0;
`;

export const CardMedia = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  overflow: hidden;
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.sunken};

  & > * {
    grid-area: 1 / 1;
  }
`;

/** Badges on the picture; without one, or when their text is large, they make the room they need. */
export const CardBadges = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  margin: ${tokens.space.sm};
  gap: ${tokens.space.xs};
  pointer-events: none;
`;

export const CardName = styled.h3`
  font-size: ${tokens.size.title3};
  overflow-wrap: anywhere;
`;

/** In the name: leads to the page of the thing. */
export const CardLink = styled.a`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

/** Short facts with an icon each. */
export const CardFacts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space.md};
  row-gap: ${tokens.space.hair};
  font-size: ${tokens.size.small};
  color: ${tokens.colour.inkMuted};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.xs};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
    inline-size: 1.05rem;
    block-size: 1.05rem;
    stroke-width: 1.5;
    color: ${tokens.colour.brass};
  }
`;

/** Price and action, below a thin rule, at the same height in every card of a row. */
export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  align-self: end;
  gap: ${tokens.space.sm};
  margin-block-start: ${tokens.space.sm};
  padding-block-start: ${tokens.space.sm};
  border-block-start: 1px solid ${tokens.colour.rule};
`;

export const CardHidden = styled.span`
  ${visuallyHidden}
`;
