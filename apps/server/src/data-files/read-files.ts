import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMap, isNode, isScalar, parseDocument, type Document, type YAMLMap } from 'yaml';
import { CommandError } from '../cli/command.js';
import type { Entries } from './data-kind.js';
import { dataKindNames, type DataKindName } from './kind-names.js';
import { readPictures, type ReadPictures } from './read-pictures.js';

/** What is in a folder: the kinds that it has a file of, and what is wrong with these. */
export interface ReadFiles {
  files: ReadonlyMap<DataKindName, Entries>;
  /** Those in the folder `pictures`. */
  pictures: ReadPictures['given'];
  faults: string[];
}

export async function readFiles(folder: string, dataDir: string): Promise<ReadFiles> {
  const found = await readdir(folder).catch(() => undefined);
  if (!found) throw new CommandError(`There is no folder ${folder}.`);
  const files = new Map<DataKindName, Entries>();
  const names = new Set(dataKindNames.map((kind) => `${kind}.yaml`));
  const faults = found
    .filter((name) => /\.(ya?ml|json)$/i.test(name) && !names.has(name))
    .toSorted()
    .map((name) => `${name}: is no file of the hotel’s data`);
  for (const kind of dataKindNames) {
    const name = `${kind}.yaml`;
    if (!found.includes(name)) continue;
    const entries = readEntries(await readFile(path.join(folder, name)));
    if (typeof entries === 'string') faults.push(`${name}: ${entries}`);
    else files.set(kind, entries);
  }
  const pictures = await readPictures(folder, dataDir);
  faults.push(...pictures.faults);
  if (files.size === 0 && pictures.given.size === 0 && faults.length === 0)
    throw new CommandError(`There are no files of the hotel’s data in ${folder}.`);
  return { files, pictures: pictures.given, faults };
}

/** The entries of a file, or what is wrong with it. */
function readEntries(bytes: Uint8Array): Entries | string {
  const text = decode(bytes);
  if (text === undefined) return 'is not written in UTF-8';
  const document = parseDocument(text, { version: '1.2', prettyErrors: true });
  const [mistake] = [...document.errors, ...document.warnings];
  if (mistake) return mistake.message.split('\n')[0]?.replace(/:$/, '') ?? mistake.code;
  const { contents } = document;
  if (!isMap(contents)) return 'must be records by their ids, or {} where there are none';
  try {
    return new Map(contents.items.map((pair) => toEntry(pair, document)));
  } catch {
    return 'has aliases that stand for too much, or for nothing';
  }
}

function toEntry({ key, value }: YAMLMap['items'][number], document: Document) {
  // An id of figures alone is a text too.
  const id = isScalar(key) ? (key.source ?? String(key.value)) : String(key);
  return [id, isNode(value) ? value.toJS(document, { maxAliasCount: 100 }) : value] as const;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
