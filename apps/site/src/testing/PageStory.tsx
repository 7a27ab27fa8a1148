import { createHotelStore, memoryTokenStorage } from '@vestibule/api/transport';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../app/App.js';
import { storyFetch, type StoryReply } from './replies.js';

interface PageStoryProps {
  /** The page's component. */
  page: ComponentType;
  /** Where it stands. */
  path: string;
  /** Its route, when it reads something from its address: `/room-single/:id`. */
  route?: string;
  /** The page brings its own `<main>`: it stands outside the layout. */
  ownMain?: boolean;
  /** What the API answers; nothing listed means that it is down. */
  replies: readonly StoryReply[];
}

const settings = { pageLoaderMs: 0, publicUrl: 'https://hotel.example' };

/** A page with a store and a router of its own, on an API that says what the story wants. */
export function PageStory({
  page: Page,
  path,
  route = '*',
  ownMain = false,
  replies,
}: PageStoryProps) {
  const [store] = useState(() =>
    createHotelStore({
      baseUrl: 'https://hotel.example/api',
      fetch: storyFetch(replies),
      tokens: memoryTokenStorage(),
    }),
  );
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: route,
          element: ownMain ? (
            <Page />
          ) : (
            <main>
              <Page />
            </main>
          ),
        },
      ],
      { initialEntries: [path] },
    ),
  );
  return (
    <App store={store} settings={settings} today="2026-11-20">
      <RouterProvider router={router} />
    </App>
  );
}
