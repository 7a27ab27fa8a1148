import { accountRulesTexts, isCommonPassword, newPasswordRule } from '@vestibule/domain/account';
import * as v from 'valibot';

/** What is wrong with a new password by the rules of a guest's, as one sentence; undefined when nothing is. */
export async function passwordFault(password: string): Promise<string | undefined> {
  const result = v.safeParse(newPasswordRule(), password);
  if (!result.success) return `${result.issues[0].message}.`;
  return (await isCommonPassword(password)) ? accountRulesTexts.passwordTooCommon : undefined;
}
