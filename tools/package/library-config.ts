import { transformWithOxc } from 'vite';
import { readFile } from 'node:fs/promises';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Gives styled components the names that the site's build gives them, so that hydration matches. */
const styledComponents: Plugin = {
  name: 'styled-components',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const { code } = await transformWithOxc(source, path, {
        lang: path.endsWith('x') ? 'tsx' : 'ts',
        jsx: { runtime: 'automatic' },
        plugins: { styledComponents: { displayName: false } },
      });
      return { contents: code, loader: 'js' };
    });
  },
};

/** One output file for each source: `'use client'` stays where it is, and unused files fall away. */
export const libraryConfig: Options = {
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{test,stories}.{ts,tsx}',
    '!src/**/*.d.ts',
    '!src/**/*.story-data.{ts,tsx}',
  ],
  format: 'esm',
  target: 'es2024',
  bundle: false,
  dts: false,
  clean: true,
  esbuildPlugins: [styledComponents],
  onSuccess: 'tsc -p tsconfig.build.json',
};
