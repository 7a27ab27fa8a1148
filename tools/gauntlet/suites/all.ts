import type { Check } from '../run-checks.ts';
import { kills } from './kills.ts';
import { prices } from './prices.ts';
import { races } from './races.ts';
import { sentTwice } from './sent-twice.ts';
import { webhooks } from './webhooks.ts';

export const allChecks: readonly Check[] = [
  ...races,
  ...webhooks,
  ...prices,
  ...sentTwice,
  ...kills,
];
