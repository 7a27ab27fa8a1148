import { buildDiscount } from '@vestibule/domain/rooms/builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { storeNights, storeRoom } from './rooms.fixtures.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.services;
  await storeRoom(db, { _id: 'king', category: 'Sea View', discount: buildDiscount() });
  await storeRoom(db, { _id: 'twin', name: '100% Garden_Twin', category: 'Garden' });
  await storeRoom(db, { _id: 'silent', category: 'Garden', capacity: undefined });
  await storeRoom(db, { _id: 'suite', category: 'Suite', capacity: 5 });
  await storeRoom(db, { _id: 'closed', category: 'Suite', active: false });
  await storeNights(db, 'king', '2026-11-18', [1, 1, 0, 0, 1]);
  await storeNights(db, 'twin', '2026-11-20', [0, 0, 0]);
});

afterAll(() => server.close());

async function list(query = '') {
  const response = await server.fetch(`/api/rooms${query}`);
  const body = await response.json();
  return { status: response.status, body, ids: body.data?.map(({ _id }: { _id: string }) => _id) };
}

describe('GET /rooms (spec 7)', () => {
  test('200: every room in the order of the list, its discount with it', async () => {
    const { status, body, ids } = await list();
    expect(status).toBe(200);
    expect(ids).toEqual(['king', 'twin', 'silent', 'suite', 'closed']);
    expect(body).toMatchObject({ success: true, total: 5 });
    expect(body.data[0]).toMatchObject({ price: 180, discount: buildDiscount() });
  });

  test('200: a field that the record lacks is left out, so that defaults show (spec 9)', async () => {
    const { body } = await list('?search=&category=Garden');
    expect(body.data[1]).not.toHaveProperty('capacity');
  });

  test.each([
    ['?category=Garden', ['twin', 'silent']],
    ['?active=true', ['king', 'twin', 'silent', 'suite']],
    ['?active=false', ['closed']],
    ['?guests=3', ['suite']],
    ['?guests=2&active=true', ['king', 'twin', 'silent', 'suite']],
    ['?search=garden_twin', ['twin']],
    ['?search=100%25', ['twin']],
    ['?search=%25', ['twin']],
    ['?category=Nowhere', []],
  ])('200: %s narrows to %j [S7.rooms.1]', async (query, ids) => {
    expect((await list(query)).ids).toEqual(ids);
  });

  test('200: with dates, what is free on at least one day of the range (spec 5) [S5.search.3]', async () => {
    expect((await list('?checkIn=2026-11-20&checkOut=2026-11-22')).ids).toEqual(['king']);
    expect((await list('?checkIn=2026-11-20&checkOut=2026-11-21')).ids).toEqual([]);
  });

  test('200: no day that is past is free', async () => {
    expect((await list('?checkIn=2026-11-18&checkOut=2026-11-19')).ids).toEqual([]);
    expect((await list('?checkIn=2026-11-18&checkOut=2026-11-21')).body.total).toBe(0);
    expect((await list('?checkIn=2026-11-18&checkOut=2026-11-22')).ids).toEqual(['king']);
  });

  test('200: one page, and how many match in all', async () => {
    const { ids, body } = await list('?page=2&limit=2');
    expect(ids).toEqual(['silent', 'suite']);
    expect(body.total).toBe(5);
    expect((await list('?page=9&limit=2')).ids).toEqual([]);
  });

  test.each([
    '?guests=0',
    '?guests=11',
    '?guests=two',
    '?sort=name',
    '?sort=price',
    '?guests=1.5',
    '?active=maybe',
    '?page=0',
    '?limit=101',
    '?checkIn=2026-02-30',
    '?checkIn=20-11-2026',
    '?search=a%07b',
    `?search=${'x'.repeat(101)}`,
  ])('400: %s', async (query) => {
    const { status, body } = await list(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'request.invalid' });
    expect(Object.keys(body.fields)).toEqual([/\w+/.exec(query)?.[0]]);
  });

  test('422: check-out before check-in, with its text at the field', async () => {
    const { status, body } = await list('?checkIn=2026-11-22&checkOut=2026-11-20');
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'rooms.check-out-not-after-check-in',
      fields: { checkOut: 'Check-out must be after check-in.' },
    });
  });
});
