import { pageSchemas } from '@vestibule/domain/content';
import type { ContentPageName, ContentPages } from '@vestibule/domain/content';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { cleanPage, type StoredPages } from './clean-page.js';
import { contentPages } from './tables.js';

type Reader = Database | Transaction;

const names = Object.keys(pageSchemas) as ContentPageName[];

export async function findPage<Name extends keyof StoredPages>(
  db: Reader,
  name: Name,
): Promise<StoredPages[Name] | undefined> {
  const [row] = await db.select().from(contentPages).where(eq(contentPages.name, name));
  return row?.body as StoredPages[Name] | undefined;
}

/** All pages of GET /content; one without a record is left out. */
export async function findPages(db: Reader): Promise<Partial<ContentPages>> {
  const rows = await db.select().from(contentPages).where(inArray(contentPages.name, names));
  return Object.fromEntries(rows.map(({ name, body }) => [name, body]));
}

/** Checks, sanitises and stores pages. */
export async function savePages(tx: Transaction, pages: Partial<StoredPages>): Promise<void> {
  for (const [name, page] of Object.entries(pages)) await savePage(tx, name, page);
}

/** The same with one page. */
export async function savePage(tx: Transaction, name: string, page: unknown): Promise<void> {
  const body = cleanPage(name, page);
  await tx
    .insert(contentPages)
    .values({ name, body })
    .onConflictDoUpdate({
      target: contentPages.name,
      set: { body, updatedAt: sql`now()` },
    });
}
