import { inArray } from 'drizzle-orm';
import { hashedFile, partsOf } from '../../pictures/picture-ids.js';
import { pictures } from '../../pictures/tables.js';
import type { KindDefinition } from '../kind.js';

interface PictureEntry {
  /** What the picture shows; undefined where no file says it, so that it stays. */
  description: string | undefined;
  /** The hash of its bytes. */
  picture: string;
}

/** The hotel's own pictures by their ids, `rooms/sea.jpg`; their bytes are in the folder `pictures`. */
export const picturesKind: KindDefinition<PictureEntry> = {
  async read({ tx }) {
    const rows = await tx.select().from(pictures);
    const inOrder = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    return new Map(
      inOrder.map(({ id, description, hash }) => [id, { description, picture: hash }]),
    );
  },
  written: ({ description }) => description,
  check(id, value, context) {
    const picture = context.pictures.get(id);
    if (!picture) return [{ path: [id], message: `there is no file pictures/${id}` }];
    if (value === undefined) return { entry: { description: undefined, picture } };
    if (typeof value !== 'string' && value !== null)
      return [{ path: [id], message: 'must be a text' }];
    return { entry: { description: value ?? '', picture } };
  },
  fit: ({ description, picture }, before) => ({
    description: description ?? before?.description ?? '',
    picture,
  }),
  async save(changed, { tx }) {
    for (const { id, after } of changed) {
      const { kind, file } = partsOf(id);
      const stored = `${kind}/${hashedFile(file, after.picture)}`;
      const row = { hash: after.picture, stored, description: after.description ?? '' };
      await tx
        .insert(pictures)
        .values({ id, ...row })
        .onConflictDoUpdate({ target: pictures.id, set: row });
    }
  },
  async remove(ids, { tx }) {
    await tx.delete(pictures).where(inArray(pictures.id, [...ids]));
  },
};
