import type { Plugin } from 'vite';

/** Leaves out the provider's own font faces: the server's markup has them (`src/server/head-markup.ts`). */
export function noFontFaces(): Plugin {
  return {
    name: 'vestibule:no-font-faces',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /packages\/ui\/src\/theme\/Fonts\.tsx$/ },
      handler: () => ({ code: 'export const Fonts = () => null;', map: null }),
    },
  };
}
