import type { OperationId } from '../../contracts.js';
import type { Case } from '../usual-cases.js';
import { send, type Call, type World } from '../world.js';

/** By operation and status. */
export type Cases = Partial<Record<OperationId, Record<number, Case>>>;

/** Makes the call that is answered so. */
export type Make = (world: World) => Call | Promise<Call>;

export const by =
  (make: Make): Case =>
  async (world, operation) =>
    await send(world.api, operation, await make(world));
