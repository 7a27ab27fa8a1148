import { buildUser } from '@vestibule/domain/account/builders';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import { expect, test } from 'vitest';
import { accountApi } from '../account/endpoints.js';
import { roomsApi } from '../rooms/endpoints.js';
import { memoryTokenStorage } from './environment.js';
import { createHotelStore } from './store.js';

const storeOf = (data: unknown) =>
  createHotelStore({
    baseUrl: 'https://hotel.test/api',
    fetch: async () => Response.json({ success: true, data, total: 1 }),
    tokens: memoryTokenStorage({ token: 'secret' }),
  });

const { _id, ...room } = buildRoom();
const { _id: userId, fullName, ...user } = buildUser();

test.each([{ _id }, { id: _id }])('a room named by %j (spec 3, Room) [S3.room.3]', async (name) => {
  const store = storeOf([{ ...room, ...name }]);
  const { data } = await store.dispatch(roomsApi.endpoints.listRooms.initiate());
  expect(data?.map((read) => read._id)).toEqual([_id]);
});

test.each([
  { _id: userId, fullName },
  { id: userId, fullName },
  { id: userId, name: fullName },
  { id: userId, firstName: 'Layla', lastName: 'Haddad' },
])('a user named by %j (spec 3, User) [S3.user.1]', async (names) => {
  const store = storeOf({ ...user, ...names });
  const { data } = await store.dispatch(accountApi.endpoints.getProfile.initiate());
  expect(data).toMatchObject({ _id: userId, fullName: 'Layla Haddad' });
});
