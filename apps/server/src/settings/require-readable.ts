import { ProblemError } from '@vestibule/domain/problem';
import { isPublicCategory } from '@vestibule/domain/settings';
import type { Caller } from '../http/caller.js';

/** Private categories are the administrator's, whether or not anything is in them (ruling 13). */
export function requireReadable(category: string, caller: Caller | undefined): void {
  if (isPublicCategory(category)) return;
  if (!caller) throw new ProblemError('request.unauthenticated');
  if (caller.role !== 'administrator') throw new ProblemError('request.forbidden');
}
