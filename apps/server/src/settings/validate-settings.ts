import type * as contract from '@vestibule/api/settings/contract';
import { checkSettings } from '@vestibule/domain/settings';
import type { Handler } from '../http/handler.js';
import { succeed } from '../http/succeed.js';

export const validateSettings: Handler<typeof contract.validateSettings> = async ({ body }) => {
  const problems = checkSettings(body.settings);
  return succeed({ valid: Object.keys(problems).length === 0, problems });
};
