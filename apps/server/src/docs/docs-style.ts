import { brandStyle } from '../html/brand-style.js';

/** The docs page's own style; it loads nothing from elsewhere. */
export const docsStyle = `
${brandStyle}
* { box-sizing: border-box; }
body { margin: 0 auto; max-inline-size: 62rem; padding: 2.5rem 1.25rem 5rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 var(--text); }
h1, h2 { font-family: var(--display); font-weight: 400; line-height: 1.2; }
h2 { margin-block: 3rem 1rem; text-transform: capitalize; }
h3 { margin-block: 1.25rem 0.25rem; font-size: 0.9375rem; }
a { color: var(--accent); }
details { border-block-end: 1px solid var(--rule); }
summary { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding-block: 0.75rem; cursor: pointer; }
summary b { min-inline-size: 4rem; color: var(--accent); }
summary code { overflow-wrap: anywhere; }
summary span { color: var(--inkMuted); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
pre { overflow-x: auto; margin: 0; padding: 1rem; background: var(--sunken); font-size: 0.8125rem; line-height: 1.5; }
table { inline-size: 100%; border-collapse: collapse; font-size: 0.9375rem; }
td, th { padding: 0.375rem 1rem 0.375rem 0; border-block-end: 1px solid var(--rule); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
tr > :first-child { overflow-wrap: normal; }
.body { padding-block-end: 1.5rem; }
`;
