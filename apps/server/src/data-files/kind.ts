import type { Day } from '@vestibule/domain/calendar';
import type { PictureKind } from '@vestibule/domain/pictures';
import type { Transaction } from '../database/connect.js';
import type { DataKindName } from './kind-names.js';

/** What the work on a kind needs. */
export interface DataContext {
  tx: Transaction;
  today: Day;
  now: Date;
  /** Who imports: what the histories of settings and of closed nights keep. */
  by: string;
  /** Whether what no file names goes. */
  prune: boolean;
  /** The hash of each of the hotel's own pictures by its id, as they will be. */
  pictures: ReadonlyMap<string, string>;
}

/** Another name for a picture that a field names, by whose it is. */
export type RenamePicture = (kind: PictureKind, file: string, field: string) => string;

/** What is wrong at a place of an entry. */
export interface Fault {
  path: readonly string[];
  message: string;
}

/** Another record that an entry needs. */
export interface Reference {
  /** Where the entry names it. */
  path: readonly string[];
  kind: DataKindName;
  id: string;
}

/** An entry that differs from what the hotel has; without `before` it is new. */
export interface Changed<Entry> {
  id: string;
  before: Entry | undefined;
  after: Entry;
}

/** What a file of the hotel's data holds, and how it comes and goes. `Entry` is one record as the file has it. */
export interface KindDefinition<Entry> {
  /** All that the hotel has, in the file's order. */
  read: (context: DataContext) => Promise<Map<string, Entry>>;
  /** Checks one entry and cleans it; without an entry, all that is wrong with it. */
  check: (id: string, value: unknown, context: DataContext) => { entry: Entry } | Fault[];
  /** Fits an entry to what the hotel has. */
  fit?: (entry: Entry, before: Entry | undefined, context: DataContext) => Entry;
  /** What happens to an entry, in words; else a change is told by its fields. */
  describe?: (before: Entry | undefined, after: Entry | undefined) => string;
  references?: (id: string, entry: Entry) => Reference[];
  /** The entry with other names for the pictures that it names. */
  pictures?: (entry: Entry, rename: RenamePicture) => Entry;
  /** An entry as its file has it, where that is less than what is compared. */
  written?: (entry: Entry) => unknown;
  /** True where an entry is a part of the record that it refers to, and goes with it. */
  isPart?: boolean;
  /**
   * Which ids stay whatever no file names: they are booked, asked for, or sold by a calendar. Locks first what a booking of the given
   * ones takes: one that is being made is seen, and one that comes after fails.
   */
  live?: (ids: readonly string[], context: DataContext) => Promise<Set<string>>;
  /** What prevents a change, such as what is sold. Locks what it has looked at. */
  refuse?: (changed: readonly Changed<Entry>[], context: DataContext) => Promise<Fault[]>;
  save: (changed: readonly Changed<Entry>[], context: DataContext) => Promise<void>;
  remove: (ids: readonly string[], context: DataContext) => Promise<void>;
  /** Stores the order of all ids; without it a file's order says nothing. */
  order?: (ids: readonly string[], context: DataContext) => Promise<void>;
}
