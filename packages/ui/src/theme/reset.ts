import { css } from 'styled-components';
import { tokens } from './tokens.js';

/** The provider's own element, where it has one. */
export const PART = '[data-vestibule]';

/** A page of the hotel's own. */
export const page = css`
  html {
    background: ${tokens.colour.paper};
    color: ${tokens.colour.ink};
    font-family: ${tokens.font.text};
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
    scroll-padding-block: ${tokens.space.xl} 5rem;
    scrollbar-gutter: stable;
  }
  body {
    margin: 0;
    min-block-size: 100dvh;
    font-size: ${tokens.size.body};
    line-height: ${tokens.leading.body};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
`;

/** A part of a foreign page, which takes over nothing of what that page says of its text. */
export const part = css`
  ${PART} {
    all: initial;
    display: block;
    background: ${tokens.colour.paper};
    color: ${tokens.colour.ink};
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.body};
    line-height: ${tokens.leading.body};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
`;

/** Bare elements. */
export const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  h4 {
    margin: 0;
    font-family: ${tokens.font.display};
    font-weight: 400;
    line-height: ${tokens.leading.title};
    letter-spacing: ${tokens.tracking.title};
    text-wrap: balance;
  }
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
  }
  p {
    text-wrap: pretty;
  }
  fieldset {
    border: 0;
    min-inline-size: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  img,
  svg {
    display: block;
    max-inline-size: 100%;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  a {
    color: ${tokens.colour.accent};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  [hidden] {
    display: none !important;
  }
`;

/**
 * Of the guest: how the focus is seen, and how much moves. A transition of a moment, on everything, would
 * pass on what is inherited a frame later at each level of the page: so there is none.
 */
export const preferences = css`
  :focus-visible {
    outline: 3px solid ${tokens.colour.focus};
    outline-offset: 2px;
  }
  /* What a script brings into view shows no ring; a roving tab or menu entry does. */
  [tabindex='-1']:not(a, button, input, select, textarea):focus {
    outline: none;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0s !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
  @media (forced-colors: active) {
    :focus-visible {
      outline-color: Highlight;
    }
  }
`;
