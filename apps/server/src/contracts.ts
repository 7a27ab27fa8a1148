import * as account from '@vestibule/api/account/contract';
import * as contact from '@vestibule/api/contact/contract';
import * as content from '@vestibule/api/content/contract';
import * as events from '@vestibule/api/events/contract';
import * as halls from '@vestibule/api/halls/contract';
import * as newsletter from '@vestibule/api/newsletter/contract';
import * as payments from '@vestibule/api/payments/contract';
import * as restaurant from '@vestibule/api/restaurant/contract';
import * as rooms from '@vestibule/api/rooms/contract';
import * as settings from '@vestibule/api/settings/contract';
import * as spa from '@vestibule/api/spa/contract';
import type { Operation, OperationsOf } from '@vestibule/api/transport/operation';

/** Everything that can be asked of the API; one line a feature. */
export const contracts = {
  account,
  contact,
  content,
  events,
  halls,
  newsletter,
  payments,
  restaurant,
  rooms,
  settings,
  spa,
};

export type Contracts = typeof contracts;
export type Feature = keyof Contracts;

type Operations = { [Name in Feature]: OperationsOf<Contracts[Name]> };
type IdOf<Part> = Part[keyof Part] extends { id: infer Id } ? Id : never;

/** The id of every operation there is. */
export type OperationId = { [Name in Feature]: IdOf<Operations[Name]> }[Feature];

export function featureOf({ id }: Operation): Feature {
  return id.split('.')[0] as Feature;
}
