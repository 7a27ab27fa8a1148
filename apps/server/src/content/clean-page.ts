import {
  isLegalPage,
  legalPageSchema,
  pageSchemas,
  textPageNames,
  textPageSchema,
  textRecordName,
} from '@vestibule/domain/content';
import type { ContentPages, LegalPage, TextPage, TextRecordName } from '@vestibule/domain/content';
import { safeLink } from '@vestibule/domain/web-address';
import { ProblemError } from '@vestibule/domain/problem';
import * as v from 'valibot';
import { cleanRecord } from '../translations/clean-record.js';

export type StoredTextPages = {
  [Name in TextRecordName]: Name extends `legal-${string}` ? LegalPage : TextPage;
};

/** Every record that can be stored. */
export type StoredPages = ContentPages & StoredTextPages;

export const storedPageSchemas = new Map<string, v.GenericSchema>([
  ...Object.entries(pageSchemas),
  ...textPageNames.map(
    (name) => [textRecordName(name), isLegalPage(name) ? legalPageSchema : textPageSchema] as const,
  ),
]);

/** The fields that hold a link, wherever they are in a page. */
export const linkFields = new Set(['url', 'path', 'menuItemsPDF']);

/** Where a page holds a link to a place to which none may lead. */
export function refusedLinks(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') {
    const isLink = linkFields.has(path.at(-1) ?? '') && value !== '';
    return isLink && !safeLink(value) ? [path] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => refusedLinks(inner, [...path, key]));
}

/** The shape of a page by its name; undefined where there is no such page. */
export const pageSchemaOf = (name: string) => storedPageSchemas.get(name);

/** The page as it may be stored: of the right shape, its HTML sanitised. */
export function cleanPage(name: string, page: unknown): unknown {
  const schema = storedPageSchemas.get(name);
  if (!schema) throw new ProblemError('content.not-found');
  return cleanRecord('content_pages', v.parse(schema, page) as object);
}
