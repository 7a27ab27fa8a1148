import { DEFAULT_LANGUAGE, type InLanguage, type Language } from '@vestibule/domain/words';
import type { Database, Transaction } from '../database/connect.js';
import { findWords } from '../translations/store.js';
import { translateRecord } from '../translations/translate.js';
import type { StoredPages } from './clean-page.js';

type TranslatedPages = { [Name in keyof StoredPages]?: StoredPages[Name] & InLanguage };

/**
 * Pages in a language, each by its name, in one query. A legal page that has changed since it was
 * translated shows what it says now: its date is that of the new text.
 */
export async function translatePages(
  db: Database | Transaction,
  language: Language,
  pages: Partial<StoredPages>,
): Promise<TranslatedPages> {
  if (language === DEFAULT_LANGUAGE) return pages;
  const translationOf = await findWords(db, language, { content_pages: Object.keys(pages) });
  const translated = Object.entries(pages).map(([name, page]) => [
    name,
    translateRecord(
      'content_pages',
      page,
      translationOf('content_pages', name, isLegal(name) ? page : undefined),
    ),
  ]);
  return Object.fromEntries(translated);
}

const isLegal = (name: string) => name.startsWith('legal-');
