import { signedOut, startSession } from '@vestibule/api/auth';
import { createHotelStore, memoryTokenStorage } from '@vestibule/api/transport';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import type { User } from '@vestibule/domain/account';
import { DEFAULT_LANGUAGE, type Language, type TextPack } from '@vestibule/domain/words';
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
  /** Who is signed in, or `null` for nobody; left out, storage has not been read yet. */
  guest?: User | null;
  /** What the API answers; nothing listed means that it is down. */
  replies: readonly StoryReply[];
  language?: Language;
  /** In place of the English ones. */
  words?: TextPack | undefined;
}

/** A page with a store and a router of its own, on an API that says what the story wants. */
export function PageStory({
  page: Page,
  path,
  route = '*',
  ownMain = false,
  guest,
  replies,
  language = DEFAULT_LANGUAGE,
  words,
}: PageStoryProps) {
  const [store] = useState(() => storyStore(replies, guest));
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
    <App {...{ store, language, words }} publicUrl="https://hotel.example" today={SAMPLE_TODAY}>
      <RouterProvider router={router} />
    </App>
  );
}

function storyStore(replies: readonly StoryReply[], guest: User | null | undefined) {
  const store = createHotelStore({
    baseUrl: 'https://hotel.example/api',
    fetch: storyFetch(replies),
    tokens: memoryTokenStorage(),
  });
  if (guest) store.dispatch(startSession({ token: 'story-token', user: guest }));
  else if (guest === null) store.dispatch(signedOut());
  return store;
}
