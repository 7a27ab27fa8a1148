import { signedOut, startSession } from '@vestibule/api/auth';
import { createHotelStore, hotelApi, memoryTokenStorage } from '@vestibule/api/transport';
import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import type { User } from '@vestibule/domain/account';
import { pictureSources } from '@vestibule/domain/pictures';
import { DEFAULT_LANGUAGE, pathIn, type Language, type TextPack } from '@vestibule/domain/words';
import type { PictureSource } from '@vestibule/ui/theme';
import { useEffect, useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../app/App.js';
import { Layout } from '../layout/Layout.js';
import { storyFetch, type ContentIn, type StoryReply } from './replies.js';

interface PageStoryProps {
  /** The page's component. */
  page: ComponentType;
  /** Where it is. */
  path: string;
  /** Its route, when it reads something from its address: `/room-single/:id`. */
  route?: string;
  /** The page brings its own `<main>`: it is outside the layout. */
  ownMain?: boolean;
  /** Between the site's header and footer; otherwise it stands alone. */
  inLayout?: boolean;
  /** Who is signed in, or `null` for nobody; left out, storage has not been read yet. */
  guest?: User | null;
  /** What the API answers; nothing listed means that it is down. */
  replies: readonly StoryReply[];
  language?: Language;
  /** In place of the English ones. */
  words?: TextPack | undefined;
  /** The content of replies in the language. */
  content?: ContentIn | undefined;
}

/** Storybook may be served under a path; the pictures are beside it. */
const pictures: PictureSource = (kind, file) =>
  pictureSources(kind, file, import.meta.env.BASE_URL);

/** A page with a store and a router of its own, on an API that says what the story wants. */
export function PageStory({
  page,
  path,
  route = '*',
  ownMain = false,
  inLayout = false,
  guest,
  replies,
  language = DEFAULT_LANGUAGE,
  words,
  content,
}: PageStoryProps) {
  const [{ store, showIn }] = useState(() => storyStore(replies, guest, content));
  // Steps run in English; what they fetched follows the language afterwards.
  useEffect(() => showIn(content), [content, showIn]);
  // The header offers the other language of its address. A page alone keeps what its steps have done.
  const addressed = inLayout ? language : DEFAULT_LANGUAGE;
  return (
    <App
      {...{ store, language, words, pictures }}
      publicUrl="https://hotel.example"
      today={SAMPLE_TODAY}
    >
      <Routed key={addressed} language={addressed} {...{ page, path, route, ownMain, inLayout }} />
    </App>
  );
}

type RoutedProps = Required<
  Pick<PageStoryProps, 'page' | 'path' | 'route' | 'ownMain' | 'inLayout' | 'language'>
>;

/** The page at its address in a language. */
function Routed({ page: Page, path, route, ownMain, inLayout, language }: RoutedProps) {
  const [router] = useState(() => {
    const element =
      ownMain || inLayout ? (
        <Page />
      ) : (
        <main>
          <Page />
        </main>
      );
    const routes = [{ path: route, element }];
    return createMemoryRouter(inLayout ? [{ element: <Layout />, children: routes }] : routes, {
      basename: pathIn(language, '/'),
      initialEntries: [pathIn(language, path)],
    });
  });
  return <RouterProvider router={router} />;
}

function storyStore(
  replies: readonly StoryReply[],
  guest: User | null | undefined,
  content: ContentIn | undefined,
) {
  let contentNow = content;
  const store = createHotelStore({
    baseUrl: 'https://hotel.example/api',
    fetch: storyFetch(replies, (data) => contentNow?.(data) ?? data),
    tokens: memoryTokenStorage(),
  });
  if (guest) store.dispatch(startSession({ token: 'story-token', user: guest }));
  else if (guest === null) store.dispatch(signedOut());

  function showIn(asked: ContentIn | undefined): void {
    contentNow = asked;
    const { queries } = store.getState().api;
    const entries = Object.values(queries).flatMap((query) =>
      asked && query?.data
        ? [{ endpointName: query.endpointName, arg: query.originalArgs, value: asked(query.data) }]
        : [],
    );
    store.dispatch(hotelApi.util.upsertQueryEntries(entries as unknown as Entries));
  }

  return { store, showIn };
}

type Entries = Parameters<typeof hotelApi.util.upsertQueryEntries>[0];
