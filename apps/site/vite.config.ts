import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import { checkedTheme } from './vite/checked-theme.ts';
import { precompress } from './vite/precompress.ts';
import { wordsPerPage } from './vite/words-per-page.ts';

/** What every page needs: React, the router, the store, styles. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store|@reduxjs|styled-components|stylis)\/|^\0(?!vite\/preload-helper)/;

/** Few pages begin with a hero: those share its code alone. */
const exceptHero = /^(?!.*\/(layout\/Hero|content\/page-hero))/;

/** What most pages share of ours: one file compresses better than many. No page begins with a dialog. */
const shared =
  /packages\/(?:api|domain|ui)\/src\/(?!(account|payments|bookings|overlays\/Dialog|layout\/Hero|content\/page-hero|forms\/calendar|words\/(?!en)[a-z]{2}\.|.*\.[a-z]{2}\.ts))|apps\/site\/src\/app\/(?!PageHero|RecordHead|step-history)|node_modules\/lucide\//;

/** Which code comes in which file. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: vendor, priority: 3 },
  // The rules need them too, and would take them along.
  {
    name: 'shared',
    test: /packages\/domain\/src\/words\/(?!(?!en)[a-z]{2}\.|pseudo|record-parts|(?:hotel|check)-words)/,
    priority: 5,
  },
  // No first view checks by it: it comes with the forms.
  { name: 'rules', test: /node_modules\/valibot\/|rule-resolver/, priority: 4 },
  { name: 'shared', tags: ['$initial'], test: exceptHero, priority: 2 },
  { name: 'shared', test: shared, minShareCount: 7, priority: 2 },
  // Named in the HTML of pages, where the names of their files would weigh more.
  { name: 'links', test: /\/account-links\.texts\.ts$/, priority: 2 },
  { name: 'search', test: /\/room-search-address\.ts$/, priority: 2 },
  // Hardly longer than the name of a file of their own would be in a page.
  { name: 'shared', test: /\/(card-picture-sizes|page-of|quote-stay|users)\.[a-z]+$/, priority: 2 },
];

/** Code of fields, which nobody waits for: what it needs may come after it. */
const comesAtIdle = /\/(phone-numbers|EmailSuggestion)-/;

/** Code that is fetched late need not ask for these again: their names would weigh on every page. */
const isOnEveryPage = /\/(rolldown-runtime|vendor|shared|hydrate|entry\.client)-/;

const brandFile = fileURLToPath(new URL('src/hotel-brand.ts', import.meta.url));

/** The build's folder; `tools/build.ts` builds beside the one that is being served. */
const dist = process.env['SITE_DIST'] ?? 'dist';

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), checkedTheme(brandFile), wordsPerPage(), precompress()],
  // The names of components in their classes are for developers; guests need not load them.
  oxc: { plugins: { styledComponents: { displayName: command === 'serve' } } },
  appType: 'custom',
  builder: {},
  environments: {
    client: {
      build: {
        outDir: `${dist}/client`,
        emptyOutDir: true,
        manifest: true,
        modulePreload: {
          // A file that needs no other is asked for by its import alone.
          resolveDependencies: (late, files) => {
            const others = files.filter((file) => file !== late && !isOnEveryPage.test(file));
            return comesAtIdle.test(late) || others.length === 0 ? [] : [late, ...others];
          },
        },
        rolldownOptions: {
          input: 'src/entry.client.ts',
          output: {
            // A page names twenty of them: a letter of a hash does not compress.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups },
          },
        },
      },
    },
    ssr: {
      // Vite's development server cannot run what packages write as CommonJS.
      resolve: { noExternal: command === 'build' || undefined },
      define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
      build: {
        outDir: `${dist}/server`,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/entry.server.tsx',
          // A process goes on rendering when the next release has taken its files.
          output: { codeSplitting: false },
        },
      },
    },
  },
}));
