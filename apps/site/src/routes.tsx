import type { RouteObject } from 'react-router-dom';
import type { PageLoaderArgs, RouteModule } from './app/route-module.js';
import { Layout } from './layout/Layout.js';
import { loadLayout } from './layout/load-layout.js';
import { RouteError } from './layout/RouteError.js';

const files = import.meta.glob<RouteModule>(['./routes/**/*.tsx', '!./routes/**/*.stories.tsx']);

/** What loaders are given besides the address. */
export type RouteEnvironment = Pick<PageLoaderArgs, 'store' | 'reply'> & { today: () => string };

/** Every address of the site (spec 2). A page is a file below `routes/`, loaded when it is visited. */
export function createRoutes(environment: RouteEnvironment): RouteObject[] {
  const page = (path: string, file: string) => pageRoute(environment, path, file);
  const pages = [
    page('/', 'home/home'),
    page('/rooms', 'rooms/rooms'),
    page('/rooms4', 'rooms/rooms'),
    page('/room-single/:id', 'rooms/room-single'),
    page('*', 'not-found'),
  ];
  return [
    {
      id: 'layout',
      Component: Layout,
      ErrorBoundary: RouteError,
      loader: withEnvironment(environment, loadLayout),
      shouldRevalidate: () => false,
      children: [{ id: 'pages', ErrorBoundary: RouteError, children: pages }],
    },
  ];
}

function pageRoute(environment: RouteEnvironment, path: string, file: string): RouteObject {
  const load = files[`./routes/${file}.tsx`];
  if (!load) throw new Error(`No page stands in routes/${file}.tsx`);
  return {
    id: path,
    path,
    handle: { module: `src/routes/${file}.tsx` },
    lazy: async () => {
      const module = await load();
      return {
        Component: module.default,
        loader: module.loader && withEnvironment(environment, module.loader),
      };
    },
  };
}

/** Data live in the store; a loader's own value is always null. */
function withEnvironment(
  { store, reply, today }: RouteEnvironment,
  load: NonNullable<RouteModule['loader']>,
): NonNullable<RouteObject['loader']> {
  return async ({ request, params }) => {
    const url = new URL(request.url);
    const requests = load({ store, reply, params, url, today: today() });
    if (import.meta.env.SSR) await requests;
    return null;
  };
}
