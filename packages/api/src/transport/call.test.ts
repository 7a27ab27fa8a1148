import { userSchema } from '@vestibule/domain/account';
import { eventSchema } from '@vestibule/domain/events';
import { hallSchema } from '@vestibule/domain/halls';
import { paymentRecordSchema } from '@vestibule/domain/payments';
import { menuItemSchema } from '@vestibule/domain/restaurant';
import { roomSchema, type Room } from '@vestibule/domain/rooms';
import { treatmentSchema } from '@vestibule/domain/spa';
import { expect, expectTypeOf, test } from 'vitest';
import * as account from '../account/contract.js';
import * as events from '../events/contract.js';
import * as halls from '../halls/contract.js';
import * as payments from '../payments/contract.js';
import * as restaurant from '../restaurant/contract.js';
import * as rooms from '../rooms/contract.js';
import { routes } from '../rooms/routes.js';
import * as spa from '../spa/contract.js';
import type { CallsOf } from './call.js';
import type { Reply } from './operation.js';

/** What a reply adds to a record that is translated. */
const saysItsLanguage = new Set(['language', 'untranslated']);

test.each([
  ['a room', rooms.getRoom.reply.entries.data, roomSchema],
  ['a treatment', spa.listTreatments.reply.entries.data.item, treatmentSchema],
  ['an event', events.listEvents.reply.entries.data.item, eventSchema],
  ['a hall', halls.listHalls.reply.entries.data.entries.halls.item, hallSchema],
  ['a dish', restaurant.listMenuItems.reply.entries.data.item, menuItemSchema],
  ['a guest', account.getProfile.reply.entries.data, userSchema],
  ['a payment', payments.getPayment.reply.entries.data, paymentRecordSchema],
])('%s travels by the domain’s own schema, which strips no field of it', (_, sent, own) => {
  const fields = Object.entries(sent.entries).filter(([name]) => !saysItsLanguage.has(name));
  expect(fields.map(([name]) => name)).toEqual(Object.keys(own.entries));
  for (const [name, schema] of fields) {
    expect(schema).toBe(Object.entries(own.entries).find(([own]) => own === name)?.[1]);
  }
});

test('a room of a list travels with every field of a room', () => {
  expectTypeOf<Reply<typeof rooms.listRooms>['data'][number]>().toExtend<Room>();
  expect(rooms.listRooms.reply.entries.data.item.entries).toMatchObject(roomSchema.entries);
});

test('a route that is missing, or that is another’s, is a type error', () => {
  const calls: CallsOf<typeof rooms> = routes;
  const { getRoom, ...others } = routes;
  // @ts-expect-error getRoom has no route
  const missing: CallsOf<typeof rooms> = others;
  // @ts-expect-error listRooms has the route of getRoom
  const swapped: CallsOf<typeof rooms> = { ...routes, listRooms: getRoom };
  expect([calls, { ...missing, getRoom }]).toEqual([routes, routes]);
  expect(swapped).not.toEqual(routes);
});
