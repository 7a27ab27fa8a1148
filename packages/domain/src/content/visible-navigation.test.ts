import { defaultRoutes, type Routes } from '../routes/index.js';
import { refusedLinks } from '../web-address/examples.js';
import { describe, expect, it } from 'vitest';
import { fallbackNavigation } from './fallback-pages.js';
import { isCurrentEntry, visibleNavigation } from './visible-navigation.js';

const entry = (path: string, label: string, order: number) => ({ path, label, order });
const labels = (entries: { label: string }[]) => entries.map(({ label }) => label);

describe('main navigation (spec 2, Layout)', () => {
  it('is sorted by order, entries for blog or news hidden [S2.layout.7]', () => {
    const main = [
      entry('/spa', 'Spa', 3),
      entry('/blog', 'Journal', 1),
      entry('/stories', 'News', 2),
      entry('/newsroom-hall', 'Newsroom Hall', 4),
      entry('/', 'Home', 0),
    ];
    expect(labels(visibleNavigation({ main }))).toEqual(['Home', 'Spa', 'Newsroom Hall']);
  });

  it.each(refusedLinks)('leaves out an entry that leads to %j', (path) => {
    const main = [entry(path, 'Elsewhere', 1), entry('/spa', 'Spa', 2)];
    expect(labels(visibleNavigation({ main }))).toEqual(['Spa']);
  });

  it('does not change the record it reads', () => {
    const main = [entry('/b', 'B', 2), entry('/a', 'A', 1)];
    visibleNavigation({ main });
    expect(labels(main)).toEqual(['B', 'A']);
  });

  it.each([undefined, { main: [] }])('falls back when there is nothing to show: %j', (record) => {
    const shown = visibleNavigation(record);
    expect(labels(shown)).toContain('Rooms');
    expect(labels(shown)).not.toContain('News');
    expect(shown.length).toBe(fallbackNavigation.main.length - 1);
  });
});

describe('the current page', () => {
  it.each([
    ['/', '/', true],
    ['/', '/rooms', false],
    ['/rooms', '/rooms', true],
    ['/rooms', '/rooms/sea-view-king', true],
    ['/rooms', '/rooms4', true],
    ['/rooms', '/rooms2', true],
    ['/rooms', '/room-single', true],
    ['/rooms', '/room-single3', true],
    ['/rooms', '/room-single/sea-view-king', true],
    ['/spa', '/spa-service/hammam', true],
    ['/events', '/event/pearl-night', true],
    ['/rooms', '/roomsfull', false],
    ['/rooms4', '/rooms4', true],
    ['/offers-2027', '/offers-2027', true],
    ['/rooms', '/', false],
  ])('%s at %s: %s', (path, pathname, current) => {
    expect(isCurrentEntry({ path }, pathname)).toBe(current);
  });
});

describe('in a hotel with addresses of its own', () => {
  const routes: Routes = {
    ...defaultRoutes,
    home: '/hotel',
    rooms: '/stays',
    room: '/stay/:id',
    news: '/journal',
  };

  it('the entries in their place lead there, and its news are hidden as well', () => {
    const paths = visibleNavigation(undefined, undefined, routes).map(({ path }) => path);
    expect(paths.slice(0, 3)).toEqual(['/hotel', '/about', '/stays']);
    expect(
      visibleNavigation({ main: [entry('/journal', 'Journal', 1)] }, undefined, routes),
    ).toEqual([]);
  });

  it.each([
    ['/stays', '/stay/sea-view-king', true],
    ['/stays', '/rooms4', true],
    ['/spa', '/stay/sea-view-king', false],
    ['/hotel', '/hotel', true],
    ['/hotel', '/hotel/more', false],
  ])('%s at %s: %s', (path, pathname, current) => {
    expect(isCurrentEntry({ path }, pathname, routes)).toBe(current);
  });
});
