import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  defaultRoutes,
  isRecordRoute,
  routeNames,
  routesWith,
  routeTo,
  type RecordRouteName,
  type Routes,
} from './index.js';

const own: Routes = {
  ...defaultRoutes,
  room: '/stay/:id/details',
  login: '/account/sign-in',
};

describe('the addresses of the hotel', () => {
  test('a record’s page is its pattern with the id in it, as an address writes it', () => {
    expect(routeTo(defaultRoutes, 'room', { id: 'sea-view-king' })).toBe(
      '/room-single/sea-view-king',
    );
    expect(routeTo(defaultRoutes, 'hall', { id: 'a/b $& ü' })).toBe(
      '/meeting-hall/a%2Fb%20%24%26%20%C3%BC',
    );
  });

  test('a hotel’s own pattern keeps what is behind the id', () => {
    expect(routeTo(own, 'room', { id: '7' })).toBe('/stay/7/details');
  });

  test('no two pages share an address', () => {
    expect(new Set(routeNames.map((name) => defaultRoutes[name])).size).toBe(routeNames.length);
  });

  test('a hotel changes some of them, and what it leaves undefined stays', () => {
    const routes = routesWith({ room: undefined, login: '/account/sign-in' });
    expect(routes).toEqual({ ...defaultRoutes, login: '/account/sign-in' });
    expect(routesWith()).toEqual(defaultRoutes);
  });

  test('the pages of records are those with a parameter', () => {
    expect(routeNames.filter(isRecordRoute)).toEqual(['room', 'treatment', 'event', 'hall']);
  });

  test('types know which pages need which values', () => {
    expectTypeOf<RecordRouteName>().toEqualTypeOf<'room' | 'treatment' | 'event' | 'hall'>();
    expectTypeOf(routeTo<'room'>)
      .parameter(2)
      .toEqualTypeOf<Record<'id', string>>();
    // @ts-expect-error -- The id is missing.
    routeTo(defaultRoutes, 'room', {});
    // @ts-expect-error -- It has another name.
    routeTo(defaultRoutes, 'room', { name: '7' });
    // @ts-expect-error -- A page without parameters is its own address.
    routeTo(defaultRoutes, 'login', {});
  });

  test('types hold a hotel’s own addresses to the parameters of the default ones', () => {
    expectTypeOf<'/stay/:id'>().toExtend<Routes['room']>();
    expectTypeOf<'/stay'>().not.toExtend<Routes['room']>();
    expectTypeOf<'/stay/:name'>().not.toExtend<Routes['room']>();
    expectTypeOf<'/stay/:idx'>().not.toExtend<Routes['room']>();
    expectTypeOf<'/stay-:id'>().not.toExtend<Routes['room']>();
    expectTypeOf<'/stay/:id-x'>().not.toExtend<Routes['room']>();
    expectTypeOf<'/stay/:id/details'>().toExtend<Routes['room']>();
    expectTypeOf<'account/sign-in'>().not.toExtend<Routes['login']>();
  });
});
