import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@vestibule/domain/words';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Transaction } from '../../database/connect.js';
import { cleanHtml } from '../../html/clean-html.js';
import { isHtml, markup } from '../../translations/import-translations.js';
import { findOriginals } from '../../translations/originals.js';
import { recordKinds, type RecordKind } from '../../translations/record-kinds.js';
import { saveTranslated } from '../../translations/store.js';
import { recordWords } from '../../translations/tables.js';
import type { StoredWords } from '../../translations/with-words.js';
import { faultsOf } from '../check-by-schema.js';
import { kindOfTable } from '../kind-names.js';
import type { Fault, KindDefinition } from '../kind.js';
import { tidy } from '../tidy.js';

/** A record's words, and what they were written for, where that is no more what the record says. */
type WordsEntry = Record<string, string | Record<string, string>>;

const entrySchema = v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())]));
const tables = Object.keys(recordKinds) as RecordKind[];

const idOf = (table: RecordKind, id: string) => `${kindOfTable[table]}/${id}`;

/** The table and the key of `rooms/sea-view-king`. */
function recordOf(entryId: string): { table: RecordKind; id: string } | undefined {
  const table = tables.find((one) => entryId.startsWith(idOf(one, '')));
  return table && { table, id: entryId.slice(idOf(table, '').length) };
}

/** The words of the hotel's records in one language, by `rooms/sea-view-king`. */
export function translationsKind(language: Language): KindDefinition<WordsEntry> {
  return {
    async read({ tx }) {
      const current = await findHashes(tx);
      const rows = await tx.select().from(recordWords).where(eq(recordWords.language, language));
      const entries = rows.map(({ kind, id, words, of }) => {
        const outdated = of === current.get(idOf(kind, id)) ? {} : { of };
        return [idOf(kind, id), shape({ ...words, ...outdated })] as const;
      });
      return new Map(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
    },
    check(entryId, value) {
      const record = recordOf(entryId);
      if (!record) return [{ path: [entryId], message: 'there are no such records' }];
      const faults = faultsOf(entrySchema, value, [entryId]);
      if (faults.length > 0) return faults;
      return checkWords(entryId, record.table, v.parse(entrySchema, value));
    },
    // Words that stay as they were keep what they were written for: the record may say more by now.
    fit: (entry, before) =>
      isDeepStrictEqual({ ...before, of: undefined }, { ...entry, of: undefined }) && before
        ? shape({ ...before, ...entry })
        : entry,
    references(entryId) {
      const record = recordOf(entryId);
      return record ? [{ path: [entryId], kind: kindOfTable[record.table], id: record.id }] : [];
    },
    isPart: true,
    async save(changed, { tx }) {
      const current = await findHashes(tx);
      for (const { id: entryId, after } of changed) {
        const record = recordOf(entryId);
        if (!record) continue;
        const { of: given, ...words } = after;
        const of = typeof given === 'string' ? given : (current.get(entryId) ?? '');
        await saveTranslated(tx, record.table, language, [{ id: record.id, of, words }]);
      }
    },
    async remove(entryIds, { tx }) {
      for (const [table, ids] of Map.groupBy(entryIds, (one) => recordOf(one)?.table)) {
        if (!table) continue;
        const keys = ids.flatMap((one) => recordOf(one)?.id ?? []);
        const ofRecords = and(eq(recordWords.kind, table), inArray(recordWords.id, keys));
        await tx.delete(recordWords).where(and(ofRecords, eq(recordWords.language, language)));
      }
    },
  };
}

/** What each record says now, by its entry's id. */
async function findHashes(tx: Transaction): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const table of tables)
    for (const { id, of } of await findOriginals(tx, table)) hashes.set(idOf(table, id), of);
  return hashes;
}

function shape(entry: StoredWords): WordsEntry {
  const { of, listed, ...words } = tidy(entry);
  const shaped: WordsEntry = {};
  for (const [field, word] of Object.entries(words)) if (word !== undefined) shaped[field] = word;
  if (listed !== undefined && Object.keys(listed).length > 0) shaped['listed'] = listed;
  if (of !== undefined) shaped['of'] = of;
  return shaped;
}

function checkWords(entryId: string, table: RecordKind, words: WordsEntry) {
  const { texts, html } = recordKinds[table];
  const known = new Set<string>([...texts, ...html, 'of']);
  const faults = Object.entries(words).flatMap(([field, word]): Fault[] => {
    const path = [entryId, field];
    if (field === 'listed')
      return typeof word === 'string'
        ? [{ path, message: 'must have fields' }]
        : markedUp(path, word);
    if (!known.has(field)) return [{ path, message: 'is no field here' }];
    if (typeof word !== 'string') return [{ path, message: 'must be a text' }];
    return isHtml(table, field) ? [] : markedUp([entryId], { [field]: word });
  });
  if (faults.length > 0) return faults;
  const clean = Object.entries(words).map(([field, word]) => [
    field,
    typeof word === 'string' && isHtml(table, field) ? cleanHtml(word) : word,
  ]);
  return { entry: shape(Object.fromEntries(clean)) };
}

const markedUp = (path: readonly string[], words: Record<string, string>): Fault[] =>
  Object.entries(words)
    .filter(([, word]) => markup.test(word))
    .map(([field]) => ({ path: [...path, field], message: 'HTML is not allowed here' }));
