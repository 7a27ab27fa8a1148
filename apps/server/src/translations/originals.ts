import { getTableColumns, inArray } from 'drizzle-orm';
import { contentPages } from '../content/tables.js';
import type { Database, Transaction } from '../database/connect.js';
import { events } from '../events/tables.js';
import { halls } from '../halls/tables.js';
import { pictures } from '../pictures/tables.js';
import { menuItems } from '../restaurant/tables.js';
import { rooms } from '../rooms/tables.js';
import { settings } from '../settings/tables.js';
import { specialists, treatmentCategories, treatments } from '../spa/tables.js';
import { recordKinds, wordSettings, type RecordKind } from './record-kinds.js';
import { hashOfTexts, textsOf, type RecordText } from './with-words.js';

/** The key of each kind's table. */
const keys = {
  rooms: rooms.id,
  treatments: treatments.id,
  treatment_categories: treatmentCategories.id,
  specialists: specialists.id,
  events: events.id,
  halls: halls.id,
  menu_items: menuItems.id,
  content_pages: contentPages.name,
  pictures: pictures.id,
  settings: settings.key,
};

export interface Original {
  id: string;
  /** The hash of its texts. */
  of: string;
  texts: RecordText[];
}

/** The records of a kind that have any texts, in the order of their keys. */
export async function findOriginals(
  db: Database | Transaction,
  kind: RecordKind,
): Promise<Original[]> {
  const key = keys[kind];
  const rows = await db
    .select({ id: key, record: getTableColumns(key.table) })
    .from(key.table)
    .where(kind === 'settings' ? inArray(settings.key, [...wordSettings]) : undefined)
    .orderBy(key);
  return rows.flatMap(({ id, record }) => {
    const of = hashOfTexts(bodyOf(record), recordKinds[kind]);
    return of === undefined ? [] : [{ id, of, texts: textsOf(bodyOf(record), recordKinds[kind]) }];
  });
}

/** A page is stored whole in one column. */
function bodyOf(row: Record<string, unknown>): object {
  const { body } = row;
  return typeof body === 'object' && body !== null ? body : row;
}
