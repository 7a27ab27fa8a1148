import { visibleLine } from '@vestibule/domain/text';
import type { Language } from '@vestibule/domain/words';
import { CommandError } from '../cli/command.js';
import type { Database, Transaction } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import { cleanHtml } from '../html/clean-html.js';
import { findOriginals, type Original } from './originals.js';
import { recordKinds, type RecordKind, type RecordWords } from './record-kinds.js';
import { saveTranslated, type TranslatedRecord } from './store.js';
import { isListed, type TranslationEntry, type TranslationFile } from './translation-file.js';
import { hashOf } from './with-words.js';

/**
 * Stores the translations of a file, all of them or, where one cannot be, none: the error then says
 * which and why. A record comes whole; one without any translation yet is left as it is. Answers with
 * the number of records.
 */
export async function importTranslations(
  db: Database,
  language: Language,
  { texts }: TranslationFile,
): Promise<number> {
  return await inTransaction(db, async (tx) => {
    const faults: string[] = [];
    let count = 0;
    for (const [kind, entries] of Map.groupBy(texts, (entry) => entry.kind)) {
      if (!isKind(kind)) {
        faults.push(`${kind}: there are no such records.`);
        continue;
      }
      const translated = await translatedRecords(tx, kind, entries, faults);
      if (faults.length === 0) await saveTranslated(tx, kind, language, translated);
      count += translated.length;
    }
    if (faults.length > 0) throw refusal(faults);
    return count;
  });
}

/** Stripped of what a terminal would obey: a file holds what anybody wrote. */
const refusal = (faults: readonly string[]) =>
  new CommandError(['Nothing is stored.', ...faults.map(visibleLine)].join('\n'));

const isKind = (kind: string): kind is RecordKind => Object.hasOwn(recordKinds, kind);

/** The words of each record of a kind that has any in the file. */
async function translatedRecords(
  tx: Transaction,
  kind: RecordKind,
  entries: readonly TranslationEntry[],
  faults: string[],
): Promise<TranslatedRecord[]> {
  const originals = new Map((await findOriginals(tx, kind)).map((one) => [one.id, one]));
  const translated: TranslatedRecord[] = [];
  for (const [id, ofRecord] of Map.groupBy(entries, (entry) => entry.id)) {
    if (ofRecord.every(({ translation }) => translation.trim() === '')) continue;
    const original = originals.get(id);
    if (original) {
      const words = translatedWords(kind, original, ofRecord, faults);
      translated.push({ id, of: original.of, words });
    } else faults.push(`${kind} ${id}: there is no such record.`);
  }
  return translated;
}

function translatedWords(
  kind: RecordKind,
  { id, texts }: Original,
  entries: readonly TranslationEntry[],
  faults: string[],
): RecordWords {
  const own = new Map<string, string>();
  const listed = new Map<string, string>();
  const addFault = (field: string, text: string, fault: string) =>
    faults.push(`${kind} ${id} ${field} (${text.slice(0, LONGEST_SHOWN)}): ${fault}`);
  for (const entry of entries) {
    const { field, hash, original } = entry;
    const text = texts.find((one) => one.field === field && hashOf([one.text]) === hash)?.text;
    const [words, key] = isListed(kind, field) ? [listed, text ?? ''] : [own, field];
    const word = wordOf(kind, entry);
    const fault =
      faultOf(kind, entry, { known: text !== undefined, word }) ??
      ((words.get(key) ?? word) === word ? undefined : 'it is translated in two ways.');
    if (fault) addFault(field, original, fault);
    else words.set(key, word);
  }
  for (const { field, text } of texts) {
    const hash = hashOf([text]);
    if (!entries.some((entry) => entry.field === field && entry.hash === hash))
      addFault(field, text, 'it is not in the file.');
  }
  return Object.fromEntries<unknown>([...own, ['listed', Object.fromEntries(listed)]]);
}

/** As it may be stored: HTML is sanitised as that of the record (ruling 8). */
function wordOf(kind: RecordKind, { field, translation }: TranslationEntry): string {
  return (isHtml(kind, field) ? cleanHtml(translation) : translation).trim();
}

function faultOf(
  kind: RecordKind,
  { field, translation }: TranslationEntry,
  { known, word }: { known: boolean; word: string },
): string | undefined {
  const { texts, html, listed } = recordKinds[kind];
  const fields: readonly string[] = [...texts, ...html, ...listed];
  if (!fields.includes(field)) return `${kind} have no such text.`;
  if (!known) return 'it has changed since it was exported.';
  if (word === '') return 'it has no translation.';
  if (!isHtml(kind, field) && markup.test(translation)) return 'HTML is not allowed here.';
  return undefined;
}

/** Enough of an original to find it by. */
const LONGEST_SHOWN = 60;

export const markup = /<[a-z/!]/i;

export function isHtml(kind: RecordKind, field: string): boolean {
  const fields: readonly string[] = recordKinds[kind].html;
  return fields.includes(field);
}
