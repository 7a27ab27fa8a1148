/** What the database has as null, a record of the domain leaves out. */
type WithoutNulls<Row> = {
  [Column in keyof Row]: null extends Row[Column]
    ? NonNullable<Row[Column]> | undefined
    : Row[Column];
};

export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  const entries = Object.entries(row).map(([column, value]) => [column, value ?? undefined]);
  return Object.fromEntries(entries) as WithoutNulls<Row>;
}
