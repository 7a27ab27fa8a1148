import { isDeepStrictEqual } from 'node:util';
import { pictureSources } from '@vestibule/domain/pictures';
import { hashedFile, pictureId, plainFile } from '../pictures/picture-ids.js';
import type { Changed, DataContext, KindDefinition, Reference } from './kind.js';

/** An entry as a file has it, and as the database does: there, names of the hotel's own pictures have a hash. */
interface StoredEntry<Entry> {
  plain: Entry;
  stored: Entry;
}

export async function readPlain<Entry>(
  kind: KindDefinition<Entry>,
  context: DataContext,
): Promise<Map<string, StoredEntry<Entry>>> {
  const entries = [...(await kind.read(context))].map(([id, stored]) => {
    const plain = kind.pictures?.(stored, (_, file) => plainFile(file)) ?? stored;
    return [id, { plain, stored }] as const;
  });
  return new Map(entries);
}

/** An entry with the names that its pictures will have in the database. */
export function hashed<Entry>(
  kind: KindDefinition<Entry>,
  entry: Entry,
  { pictures }: DataContext,
): Entry {
  const rename = kind.pictures?.(entry, (of, file) => {
    const hash = pictures.get(pictureId(of, file));
    return hash ? hashedFile(file, hash) : file;
  });
  return rename ?? entry;
}

/** Entries that stay as they are, but for a picture whose bytes change, or that is the hotel's own now. */
export function withOtherPictures<Entry>(
  kind: KindDefinition<Entry>,
  entries: ReadonlyMap<string, StoredEntry<Entry>>,
  changed: readonly Changed<Entry>[],
  context: DataContext,
): Changed<Entry>[] {
  const saved = new Set(changed.map(({ id }) => id));
  return [...entries]
    .filter(([id]) => !saved.has(id))
    .filter(([, { plain, stored }]) => !isDeepStrictEqual(hashed(kind, plain, context), stored))
    .map(([id, { plain }]) => ({ id, before: plain, after: plain }));
}

/** The pictures that an entry names, with their names among the released ones. */
export function namedPictures<Entry>(
  kind: KindDefinition<Entry>,
  entryId: string,
  entry: Entry,
): (Reference & { name: string })[] {
  const named: (Reference & { name: string })[] = [];
  kind.pictures?.(entry, (of, file, field) => {
    const { name } = pictureSources(of, file);
    const id = pictureId(of, file);
    // A text that is empty names none.
    if (file) named.push({ path: [entryId, field], kind: 'pictures', id, name });
    return file;
  });
  return named;
}
