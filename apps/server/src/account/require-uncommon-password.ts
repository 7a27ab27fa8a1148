import { accountRulesTexts, isCommonPassword } from '@vestibule/domain/account';
import { ProblemError } from '@vestibule/domain/problem';
import type { Language } from '@vestibule/domain/words';
import { wordsIn } from '../texts/words-in.js';

/** Refuses one of the most common passwords at its field (ruling 47). */
export async function requireUncommonPassword(
  password: string,
  field: string,
  language: Language,
): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  const message = wordsIn(language, accountRulesTexts).passwordTooCommon;
  throw new ProblemError('request.unprocessable', { message, fields: { [field]: message } });
}
