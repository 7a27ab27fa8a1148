import { accountRulesTexts } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import type { CallContext } from '../http/handler.js';
import { wordsIn } from '../texts/words-in.js';
import { isEasyPassword } from './password-fault.js';

/** Refuses an easy password at its field. */
export async function requireUncommonPassword(
  password: string,
  field: string,
  { services, language }: Pick<CallContext, 'services' | 'language'>,
): Promise<void> {
  if (!(await isEasyPassword(password, services.hotel))) return;
  const message = wordsIn(language, accountRulesTexts).passwordTooCommon;
  throw new ProblemError('request.unprocessable', { message, fields: { [field]: message } });
}
