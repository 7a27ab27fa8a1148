import { SignupForm } from '@vestibule/ui/account';
import { LinkButton } from '@vestibule/ui/actions';
import { NoBookings } from '@vestibule/ui/bookings';
import { RoomNotFound } from '@vestibule/ui/rooms';
import { VestibuleProvider } from '@vestibule/ui/theme';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RouterLink } from './RouterLink.js';

const routes = { rooms: '/stays' } as const;

function linksOf(children: ReactNode, basename: string): (string | undefined)[] {
  const html = renderToStaticMarkup(
    <MemoryRouter basename={basename} initialEntries={[basename]}>
      <VestibuleProvider linkComponent={RouterLink} routes={routes} fontsUrl={false}>
        {children}
      </VestibuleProvider>
    </MemoryRouter>,
  );
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
}

test('a hotel’s own address keeps the language of the page', () => {
  expect(linksOf(<RoomNotFound />, '/')).toEqual(['/stays']);
  expect(linksOf(<RoomNotFound />, '/ar')).toEqual(['/ar/stays']);
  expect(linksOf(<NoBookings />, '/ar')).toEqual(['/ar/stays']);
});

test('so does one that opens in a window of its own', () => {
  const form = <SignupForm onSubmit={() => {}} />;
  expect(linksOf(form, '/ar')).toEqual(expect.arrayContaining(['/ar/terms', '/ar/privacy']));
});

test('an address that a component is given wins', () => {
  expect(linksOf(<RoomNotFound roomsHref="/rooms4?guests=2" />, '/ar')).toEqual([
    '/ar/rooms4?guests=2',
  ]);
});

test('what the server itself answers has no language', () => {
  expect(linksOf(<LinkButton href="/uploads/menu.pdf">Menu</LinkButton>, '/ar')).toEqual([
    '/uploads/menu.pdf',
  ]);
});
