import { keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.js';
import { lowWindow, media, tokens } from '../../theme/tokens.js';

const fadeIn = keyframes`
  from { opacity: 0; }
`;
const fadeOut = keyframes`
  to { opacity: 0; }
`;

export const Panel = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  display: flex;
  flex-direction: column;
  inline-size: auto;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: ${tokens.colour.surface};
  color: ${tokens.colour.ink};
  box-shadow: ${tokens.elevation.high};
  animation: ${fadeIn} ${tokens.motion.slow} ${tokens.motion.ease};
  /* While it fades it stays over the page. */
  transition: overlay ${tokens.motion.quick} allow-discrete;

  &::backdrop {
    background: ${tokens.colour.scrim};
    animation: ${fadeIn} ${tokens.motion.slow} ${tokens.motion.ease};
    transition: overlay ${tokens.motion.quick} allow-discrete;
  }
  &:not([open]),
  &:not([open])::backdrop {
    animation: ${fadeOut} ${tokens.motion.quick} ${tokens.motion.ease} forwards;
  }
  &:focus {
    outline: none;
  }
  @media (forced-colors: active) {
    border-inline: 1px solid;
  }

  ${media.medium} {
    inline-size: min(100% - 4rem, 40rem);

    &[data-size='small'] {
      inline-size: min(100% - 4rem, 28rem);
    }
    &[data-size='large'] {
      inline-size: min(100% - 4rem, 56rem);
    }
    &[data-placement='centre'] {
      block-size: fit-content;
      max-block-size: calc(100dvh - 4rem);
      margin: auto;
      border: 1px solid ${tokens.colour.rule};
      border-radius: ${tokens.radius.medium};
    }
    &[data-placement='end'] {
      inset-inline-start: auto;
      border-inline-start: 1px solid ${tokens.colour.rule};
    }
  }
  /* All of it scrolls; the cross stays. */
  ${lowWindow} {
    display: grid;
    grid-template: auto auto 1fr auto / minmax(0, 1fr) auto;
    overflow-y: auto;

    &[data-placement] {
      max-block-size: 100dvh;
    }
  }
`;

export const Header = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space.md};
  padding-block: ${tokens.space.lg} ${tokens.space.md};
  padding-inline: ${tokens.space.lg} ${tokens.space.md};
  border-block-end: 1px solid ${tokens.colour.rule};

  ${lowWindow} {
    display: contents;

    & > div {
      padding: ${tokens.space.lg} ${tokens.space.lg} 0;
    }
    & > button {
      grid-area: 1 / 2 / -1;
      align-self: start;
      position: sticky;
      inset-block-start: ${tokens.space.xs};
      z-index: 1;
      margin: ${tokens.space.xs};
      background: ${tokens.colour.surface};
    }
  }
`;

export const Title = styled.h2`
  font-size: ${tokens.size.title3};
  /* Its first line is in the middle of the cross. */
  padding-block-start: calc((${tokens.control.height} - 1.15em) / 2);
`;

export const Description = styled.p`
  color: ${tokens.colour.inkMuted};
  font-size: ${tokens.size.small};
  margin-block-start: ${tokens.space.hair};
`;

/** Stands before its words come: only then are they said. */
export const Status = styled.p`
  ${visuallyHidden}
`;

export const Body = styled.div`
  /* Of no height given, WebKit shows nothing of a part that begins at zero. */
  flex: 1 1 auto;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${tokens.space.lg};

  ${lowWindow} {
    grid-area: 3 / 1 / auto / -1;
    overflow: visible;
  }
  /* Beside the cross, which covers nothing where there is room for both. */
  ${lowWindow} and (min-width: 40rem) {
    grid-area: 3 / 1;
  }
`;

export const Footer = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${tokens.space.sm};
  padding-block: ${tokens.space.md};
  padding-inline: ${tokens.space.lg};
  border-block-start: 1px solid ${tokens.colour.rule};

  /* Beside a middle that scrolls, its end is the end of the fields and not of their scrollbar. */
  ${Body}[tabindex] + & {
    overflow: hidden;
    scrollbar-gutter: stable;
  }
  ${lowWindow} {
    grid-area: 4 / 1 / auto / -1;
  }
`;
