import type { SettingValue } from '@vestibule/domain/settings';
import { visibleLine, withoutFormula, writeCsv } from '@vestibule/domain/text';
import { CommandError, type CommandContext } from './command.js';

/** Of a command that lists: in which form a program wants it. */
export const listOptions = { json: { type: 'boolean' }, csv: { type: 'boolean' } } as const;

/** How the help shows them. */
export const LIST_USAGE = '[--json | --csv]';

/** Anything JSON can hold. */
type Value = SettingValue | undefined;

export interface List<Row> {
  rows: readonly Row[];
  /** The fields of JSON, and the columns of CSV. */
  fields: Record<string, (row: Row) => Value>;
  /** What a person reads: of a row, and where there are none. Without it, CSV. */
  shown?: { line: (row: Row) => readonly string[]; none: string };
}

/** Prints a list for a person, as JSON, or as CSV (RFC 4180) in which no cell is a formula. */
export function printList<Row>(
  print: CommandContext['print'],
  { json = false, csv = false }: { json?: boolean | undefined; csv?: boolean | undefined },
  { rows, fields, shown }: List<Row>,
): void {
  if (json && csv) throw new CommandError('Choose one of --json and --csv.');
  if (json) {
    const records = rows.map((row) => recordOf(fields, row));
    for (const part of JSON.stringify(records, null, 2).split('\n')) print(part);
  } else if (csv || !shown) {
    const cells = rows.map((row) => Object.values(recordOf(fields, row)).map(asCell));
    for (const one of [Object.keys(fields), ...cells]) print(writeCsv([one]).trimEnd(), '\r\n');
  } else {
    if (rows.length === 0) print(shown.none);
    for (const row of rows) print(shown.line(row).join('  '));
  }
}

function recordOf<Row>(fields: List<Row>['fields'], row: Row): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, valueOf]) => [name, valueOf(row) ?? null]),
  );
}

/** Made visible first: what is taken out could hide the sign that a formula begins with. */
function asCell(value: Value): string {
  const text = typeof value === 'object' ? value && JSON.stringify(value) : value;
  return withoutFormula(visibleLine(String(text ?? '')));
}
