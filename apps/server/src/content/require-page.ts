import { ProblemError } from '@vestibule/domain/problem';
import type { Database } from '../database/connect.js';
import { findPage, type StoredPages } from './store.js';

/** A page's record, or the refusal that it has none. */
export async function requirePage<Name extends keyof StoredPages>(
  db: Database,
  name: Name,
): Promise<StoredPages[Name]> {
  const page = await findPage(db, name);
  if (!page) throw new ProblemError('content.not-found');
  return page;
}
