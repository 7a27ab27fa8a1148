import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  min-inline-size: 0;
`;

export const Frame = styled.div`
  position: relative;
  margin-block-start: ${tokens.space.md};

  /* A veil, not opacity: what is read through it keeps its own contrast. */
  &[data-outdated]::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${tokens.colour.paper};
    opacity: 0.55;
    pointer-events: none;
  }
`;

/** Over the rooms and in sight wherever the guest is among them; it moves nothing. */
export const Notice = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  pointer-events: none;

  & > output {
    position: sticky;
    inset-block-start: 40vh;
    inline-size: fit-content;
    margin-inline: auto;
    padding: ${tokens.space.md} ${tokens.space.xl};
    border-radius: ${tokens.radius.medium};
    background: ${tokens.colour.surface};
    color: ${tokens.colour.ink};
    box-shadow: ${tokens.elevation.high};
  }
`;

/** Inside a sentence that is announced, so no list. */
export const Stays = styled.span`
  display: grid;
  text-wrap: balance; /* a range that breaks, breaks between its days */
  gap: ${tokens.space.xs};
`;

export const List = styled.ul`
  --column: max(18rem, 30%);
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--column)), 1fr));
  column-gap: ${tokens.space.xl};
  row-gap: ${tokens.space.xxl};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};

  /* The order: its label before it. */
  & > div {
    grid-auto-flow: column;
    align-items: center;
    gap: ${tokens.space.xs};
  }
`;

/** On a line of its own where little is left beside a long label of the order. */
export const Status = styled.output`
  flex: 1 1 6rem;
  color: ${tokens.colour.inkMuted};
`;
