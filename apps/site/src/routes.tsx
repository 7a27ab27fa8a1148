import { routeNames } from '@vestibule/domain/routes';
import { memo, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadCode } from './app/load-code.js';
import type {
  PageAddress,
  PageHandle,
  PageLoaderArgs,
  PageWords,
  RouteModule,
} from './app/route-module.js';
import { Layout } from './layout/Layout.js';
import { loadLayout } from './layout/load-layout.js';
import { Root } from './layout/Root.js';
import { RouteError } from './layout/RouteError.js';
import { routes } from './hotel-routes.js';
import { otherPages, pageFile, pagesWithoutLayout } from './pages.js';

/** Pages begin with a small letter, their parts with a capital one. */
const files = import.meta.glob<RouteModule>([
  './routes/**/[a-z]*.tsx',
  '!./**/{*.stories,use-*}.tsx',
]);

/** What loaders are given besides the address. */
export type RouteEnvironment = Pick<PageLoaderArgs, 'store' | 'reply'> & {
  today: () => string;
  /** In the browser, of any language but English. */
  words?: PageWords | undefined;
};

/** Every address of the site; a page's file is loaded when it is visited. */
export function createRoutes(environment: RouteEnvironment): RouteObject[] {
  const routesFor = (table: Record<string, string>) =>
    Object.entries(table).map(([path, file]) => pageRoute(environment, path, file));
  const named = routeNames.map((name) => pageRoute(environment, routes[name], pageFile(name)));
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RouteError,
      loader: onServer(withEnvironment(environment, loadLayout)),
      children: [
        {
          id: 'layout',
          Component: Layout,
          children: [
            {
              id: 'pages',
              ErrorBoundary: RouteError,
              children: [...named, ...routesFor(otherPages)],
            },
          ],
        },
        ...routesFor(pagesWithoutLayout),
      ],
    },
  ];
}

function pageRoute(environment: RouteEnvironment, path: string, file: string): RouteObject {
  const { words } = environment;
  const load = files[`./routes/${file}.tsx`];
  if (!load) throw new Error(`There is no page ${file} for ${path}.`);
  const loaderOf = ({ loader }: RouteModule) => loader && withEnvironment(environment, loader);
  const handle: PageHandle = {
    module: `src/routes/${file}.tsx`,
    fetchCode: () => Promise.all([load(), words?.fetch(file)]),
    fetchPage: async (address) => await loaderOf(await load())?.(address),
  };
  let Component: ComponentType | undefined;
  const lazy = async () => {
    const [module, translate] = await Promise.all([loadCode(load), words?.load(file)]);
    // The router renders the page for each entry of the history, also where nothing that it shows changes.
    // It is made once: another component in its place would begin anew, and lose what the guest has opened.
    Component ??= memo(translate?.(module.default) ?? module.default);
    return { Component, loader: onServer(loaderOf(module)) };
  };
  return { id: path, path, handle, lazy };
}

/** The browser's router renders the page that is left once more while a loader runs. */
const onServer = <Loader,>(loader: Loader) => (import.meta.env.SSR ? loader : undefined);

/** Data live in the store; a loader's own value is always null. */
function withEnvironment(
  { store, reply, today }: RouteEnvironment,
  load: NonNullable<RouteModule['loader']>,
): (address: PageAddress) => Promise<null> {
  return async ({ request, params }) => {
    await load({ store, reply, params, url: new URL(request.url), today: today() });
    return null;
  };
}

/**
 * Loads the page's code, so that the router goes there at once. React Router's guide assigns so
 * before a router is created; for later it offers nothing (`patchRoutes` only adds routes), and it
 * reads the same objects (routes.test.ts). It warns if a route changes while it loads that route.
 */
export async function resolveRoute(route: RouteObject, isIdle = () => true): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const loaded = await route.lazy();
  if (isIdle()) Object.assign(route, { ...loaded, lazy: undefined });
}
