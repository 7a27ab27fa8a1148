import type { Plugin } from 'vite';

/** Leaves out the table of vendor prefixes: styled-components asks for none since its sixth version. */
export function noVendorPrefixes(): Plugin {
  return {
    name: 'vestibule:no-vendor-prefixes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /stylis\/src\/Prefixer\.js$/ },
      handler: () => ({ code: 'export const prefix = (value) => value;', map: null }),
    },
  };
}
