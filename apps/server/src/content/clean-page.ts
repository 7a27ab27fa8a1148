import { legalPageSchema } from '@vestibule/domain/content';
import { pageSchemas } from '@vestibule/domain/content';
import type { ContentPages, LegalPage, LegalPageName } from '@vestibule/domain/content';
import { ProblemError } from '@vestibule/domain/problem';
import * as v from 'valibot';
import { cleanHtml } from '../html/clean-html.js';

/** Every record that can be stored. */
export type StoredPages = ContentPages & { [Name in LegalPageName as `legal-${Name}`]: LegalPage };

const schemas = {
  ...pageSchemas,
  'legal-terms': legalPageSchema,
  'legal-privacy': legalPageSchema,
} satisfies { [Name in keyof StoredPages]: v.GenericSchema<unknown, StoredPages[Name]> };

/** The fields that hold HTML, wherever they stand in a page. */
const htmlFields = new Set(['content', 'body']);

/** The page as it may be stored: of the right shape, its HTML sanitised. */
export function cleanPage(name: string, page: unknown): unknown {
  if (!isStoredPage(name)) throw new ProblemError('content.not-found');
  return cleanValue(v.parse(schemas[name], page));
}

function isStoredPage(name: string): name is keyof StoredPages {
  return Object.hasOwn(schemas, name);
}

function cleanValue(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return htmlFields.has(field) ? cleanHtml(value) : value;
  if (Array.isArray(value)) return value.map((item) => cleanValue(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, cleanValue(inner, key)]);
  return Object.fromEntries(entries);
}
