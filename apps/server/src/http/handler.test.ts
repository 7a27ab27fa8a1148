import type * as rooms from '@vestibule/api/rooms/contract';
import type * as settings from '@vestibule/api/settings/contract';
import { expectTypeOf, test } from 'vitest';
import type { OperationId } from '../contracts.js';
import type { Handler, HandlersOf } from './handler.js';

test('a feature’s handlers are those of its contract’s operations: none less, none more', () => {
  type Some = Pick<typeof settings, 'getSetting' | 'listSettings' | 'emailSettingsSchema'>;
  expectTypeOf<keyof HandlersOf<Some>>().toEqualTypeOf<'getSetting' | 'listSettings'>();
  expectTypeOf<HandlersOf<typeof rooms>['getRoom']>().toEqualTypeOf<
    Handler<typeof rooms.getRoom>
  >();
});

test('ids are those of the contracts, and no other text', () => {
  expectTypeOf<'rooms.get-room'>().toExtend<OperationId>();
  expectTypeOf<'rooms.get-romm'>().not.toExtend<OperationId>();
});
