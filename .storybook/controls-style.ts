/** A day has no time: the control of Storybook asks for both. */
export const dayOnly = `.docblock-argstable :is(input[type='time'], label[for$='-time']) { display: none; }`;

/**
 * What is said of a property stands below its name, for a place too narrow for four columns. The selector of
 * the table outweighs Storybook's own. Lengths are in rem: Storybook around the stories has no tokens.
 */
export const stackedProperties = (table: string): string => `
  ${table} {
    & thead {
      display: none;
    }
    &, & tbody, & tr, & td {
      display: block;
      inline-size: auto;
      overflow-wrap: anywhere;
    }
    & tr {
      padding: 0.75rem 1rem;
      border-block-start: 1px solid color-mix(in srgb, currentcolor 20%, transparent);
    }
    & tbody > tr > td {
      padding: 0.25rem 0;
      border: 0;
      border-radius: 0;
      background: none;
    }
    & td:first-of-type {
      padding-inline-start: 0 !important;
    }
    & td:nth-of-type(n + 3):has(> span:only-child) {
      display: none;
    }
    & td:nth-of-type(3) {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
    & td:nth-of-type(3)::before {
      content: 'Default';
      color: color-mix(in srgb, currentcolor 75%, transparent);
    }
  }
`;

const panel = '#storybook-panel-root';

/** The panel beside a story is narrower than its table of controls. */
export const panelStyle = `<style>
  ${dayOnly}
  ${panel} { container-type: inline-size; }
  @container (max-width: 40rem) {
    ${stackedProperties(`${panel} .docblock-argstable`)}
  }
</style>`;
