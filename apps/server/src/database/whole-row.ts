import { getTableColumns, type InferSelectModel, type Table } from 'drizzle-orm';

type Row<T extends Table> = InferSelectModel<T>;

/** The columns that may be empty. */
type Nullable<T extends Table> = {
  [Column in keyof Row<T>]: null extends Row<T>[Column] ? Column : never;
}[keyof Row<T>];

/** A record has a field for every column that may be empty, and none that is no column. */
type Fits<T extends Table, Fields> = Record<
  Exclude<Nullable<T>, keyof Fields> | Exclude<keyof Fields, keyof Row<T>>,
  never
>;

type Whole<T extends Table, Fields> = Omit<Fields, Nullable<T>> & Pick<Row<T>, Nullable<T>>;

/**
 * A record as its row: null in each column that it says nothing of. drizzle leaves `undefined` out of
 * an update, so a field that was removed from the record would keep its old value.
 */
export function wholeRow<T extends Table, Fields extends object>(
  table: T,
  record: Fields & Fits<T, Fields>,
): Whole<T, Fields> {
  const columns = Object.entries(getTableColumns(table));
  const empty = columns.filter(([, { notNull }]) => !notNull).map(([name]) => [name, null]);
  const said = Object.entries(record).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(empty), ...Object.fromEntries(said) } as Whole<T, Fields>;
}
