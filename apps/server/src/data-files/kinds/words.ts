import { languages, type Language } from '@vestibule/domain/words';
import { wordsFault, type Words } from '@vestibule/domain/words/check-words';
import { inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { knownTexts } from '../../texts/known-texts.js';
import { hotelWords } from '../../texts/tables.js';
import { faultsOf } from '../check-by-schema.js';
import type { Fault, KindDefinition } from '../kind.js';
import { tidy } from '../tidy.js';

type OwnWords = Partial<Record<Language, Words>>;

const inLanguage = v.optional(v.union([v.string(), v.record(v.string(), v.string())]));
const inLanguages = v.strictObject({ en: inLanguage, ar: inLanguage } satisfies Record<
  Language,
  unknown
>);

/** What the hotel says in place of a text of the catalogues, by catalogue and key: `roomCard.viewDetails`. */
export const wordsKind: KindDefinition<OwnWords> = {
  async read({ tx }) {
    const rows = await tx.select().from(hotelWords);
    const found = new Map<string, OwnWords>();
    const inOrder = rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
    for (const { key, language, words } of inOrder)
      found.set(key, tidy({ ...found.get(key), [language]: words }, languages));
    return found;
  },
  check(key, value) {
    const original = Object.hasOwn(knownTexts, key) ? knownTexts[key] : undefined;
    if (original === undefined) return [{ path: [key], message: 'there is no such text' }];
    const faults = faultsOf(inLanguages, value, [key]);
    if (faults.length > 0) return faults;
    const entry = tidy(value as OwnWords, languages);
    const wrong = languages.flatMap((language): Fault[] => {
      const words = entry[language];
      const message = words === undefined ? undefined : wordsFault(original, words, language);
      return message ? [{ path: [key, language], message }] : [];
    });
    return wrong.length > 0 ? wrong : { entry };
  },
  async save(changed, { tx }) {
    const keys = changed.map(({ id }) => id);
    await tx.delete(hotelWords).where(inArray(hotelWords.key, keys));
    const rows = changed.flatMap(({ id: key, after }) =>
      languages.flatMap((language) => {
        const words = after[language];
        return words === undefined ? [] : [{ key, language, words }];
      }),
    );
    if (rows.length > 0) await tx.insert(hotelWords).values(rows);
  },
  async remove(keys, { tx }) {
    await tx.delete(hotelWords).where(inArray(hotelWords.key, [...keys]));
  },
};
