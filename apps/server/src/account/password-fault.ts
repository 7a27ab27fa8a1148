import {
  accountRulesTexts,
  isCommonPassword,
  isNameAsPassword,
  newPasswordRule,
} from '@vestibule/domain/account';
import { languages } from '@vestibule/domain/words';
import * as v from 'valibot';
import type { Services } from '../services.js';

/** What this software is called: known to whoever attacks a hotel that runs it. */
const SOFTWARE = 'vestibule';

/** One of the most common passwords (ruling 47), or a name that everybody knows. */
export async function isEasyPassword(
  password: string,
  hotel?: Services['hotel'],
): Promise<boolean> {
  const names = hotel ? languages.map((language) => hotel(language).hotelName) : [];
  return isNameAsPassword(password, [SOFTWARE, ...names]) || (await isCommonPassword(password));
}

/**
 * What is wrong with a new password by the rules of a guest's, as one sentence; undefined when nothing
 * is. Before a hotel is set up its name is not known.
 */
export async function passwordFault(
  password: string,
  hotel?: Services['hotel'],
): Promise<string | undefined> {
  const result = v.safeParse(newPasswordRule(), password);
  if (!result.success) return `${result.issues[0].message}.`;
  return (await isEasyPassword(password, hotel)) ? accountRulesTexts.passwordTooCommon : undefined;
}
