import { asc, inArray } from 'drizzle-orm';
import { cleanPage, pageSchemaOf, refusedLinks } from '../../content/clean-page.js';
import { savePage } from '../../content/store.js';
import { contentPages } from '../../content/tables.js';
import { faultsOf } from '../check-by-schema.js';
import type { KindDefinition, RenamePicture } from '../kind.js';
import { tidy } from '../tidy.js';

const NO_LINK = 'must be a link such as https://hotel.example or /rooms';

/** The records of the content pages by their names. */
export const pagesKind: KindDefinition<unknown> = {
  async read({ tx }) {
    const rows = await tx.select().from(contentPages).orderBy(asc(contentPages.name));
    const inOrder = rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    return new Map(inOrder.map(({ name, body }) => [name, tidy(body)]));
  },
  check(name, value) {
    const schema = pageSchemaOf(name);
    if (!schema) return [{ path: [name], message: 'there is no such page' }];
    const page = tidy(value);
    const faults = [
      ...faultsOf(schema, page, [name]),
      ...refusedLinks(page, [name]).map((path) => ({ path, message: NO_LINK })),
    ];
    return faults.length > 0 ? faults : { entry: tidy(cleanPage(name, page)) };
  },
  pictures: (page, rename) => renameWithin(page, rename),
  async save(changed, { tx }) {
    for (const { id, after } of changed) await savePage(tx, id, after);
  },
  async remove(names, { tx }) {
    await tx.delete(contentPages).where(inArray(contentPages.name, [...names]));
  },
};

/** The fields that hold a picture, wherever they are in a page. */
const pictureFields = new Set(['image', 'coverImage', 'backgroundImage']);

function renameWithin(
  value: unknown,
  rename: RenamePicture,
  path: readonly string[] = [],
): unknown {
  if (Array.isArray(value)) return value.map((item) => renameWithin(item, rename, path));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        renameWithin(part, rename, [...path, name]),
      ]),
    );
  if (typeof value !== 'string' || !pictureFields.has(path.at(-1) ?? '')) return value;
  const kind = path[0] === 'featuredDishes' ? 'restaurant' : 'content';
  return rename(kind, value, path.join('.'));
}
