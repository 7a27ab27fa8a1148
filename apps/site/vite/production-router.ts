import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.resolve('react-router-dom'));
const folder = path.join(
  path.dirname(require.resolve('react-router/package.json')),
  'dist/production',
);

const files: Record<string, string> = {
  'react-router': path.join(folder, 'index.mjs'),
  'react-router/dom': path.join(folder, 'dom-export.mjs'),
};

/** Both keep components that no page uses, `Form` for one, in every page's script. */
const displayNames = /^\w+\.displayName = ".*";$/gm;
const unmarkedComponents = /(?<=^var \w+ = )(?=\w+\.(forwardRef|createContext)\()/gm;

/** The router's package names only its development build to bundlers; a build takes the other. */
export function productionRouter(): Plugin {
  return {
    name: 'vestibule:production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => files[id],
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  };
}

function markPure(code: string): string {
  return code.replaceAll(displayNames, '').replaceAll(unmarkedComponents, '/* @__PURE__ */ ');
}
