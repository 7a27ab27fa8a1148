import { accountRulesTexts, isCommonPassword } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';

/** Refuses one of the most common passwords at its field (ruling 47). */
export async function requireUncommonPassword(password: string, field: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  const message = accountRulesTexts.passwordTooCommon;
  throw new ProblemError('request.unprocessable', { message, fields: { [field]: message } });
}
