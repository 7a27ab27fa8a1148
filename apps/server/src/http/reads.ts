import type { Operation } from '@vestibule/api/transport/operation';
import { categoryOf, isPublicCategory } from '@vestibule/domain/settings';
import type { CacheArea } from '../cache/areas.js';
import { featureOf, type Feature, type OperationId } from '../contracts.js';

type Texts = Record<string, string>;
type Areas = readonly CacheArea[] | undefined;

const publicSettings = (category = ''): Areas =>
  isPublicCategory(category) ? ['settings'] : undefined;

/** By feature, what its public replies are made of. */
const ofFeature: Partial<Record<Feature, Areas>> = {
  content: ['content'],
  events: ['events'],
  halls: ['halls'],
  restaurant: ['restaurant'],
  rooms: ['rooms', 'settings', 'availability'],
  settings: ['settings'],
  spa: ['spa'],
};

/** Where an operation differs from its feature: some replies are for one caller, or of one moment. */
const ofOperation: Partial<Record<OperationId, (params: Texts, query: Texts) => Areas>> = {
  'rooms.get-room': () => ['rooms', 'settings'],
  'rooms.list-availability': () => ['rooms', 'availability'],
  'rooms.list-rooms': (_, { checkIn, checkOut }) =>
    checkIn && checkOut ? ['rooms', 'settings', 'availability'] : ['rooms', 'settings'],
  'settings.get-setting': ({ key }) => publicSettings(key && categoryOf(key)),
  'settings.get-system-health': () => undefined,
  'settings.list-settings': ({ category }) => publicSettings(category),
  'spa.list-slots': () => undefined,
};

/** Which areas the reply of a call is made of; undefined where no reply may be kept. */
export function areasRead(operation: Operation, params: Texts, query: Texts): Areas {
  const { id, method, access } = operation;
  if (method !== 'GET' || access !== 'public') return undefined;
  const reads = ofOperation[id as OperationId];
  return reads ? reads(params, query) : ofFeature[featureOf(operation)];
}
