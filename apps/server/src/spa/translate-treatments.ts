import type { Treatment } from '@vestibule/domain/spa';
import { DEFAULT_LANGUAGE, type InLanguage, type Language } from '@vestibule/domain/words';
import type { Database, Transaction } from '../database/connect.js';
import { findWords, type FindWords } from '../translations/store.js';
import { translateRecord, withUntranslated } from '../translations/translate.js';

/** Treatments in a language, each with the names of its category and its specialist. */
export async function translateTreatments(
  db: Database | Transaction,
  language: Language,
  treatments: readonly Treatment[],
): Promise<(Treatment & InLanguage)[]> {
  if (language === DEFAULT_LANGUAGE) return [...treatments];
  const translationOf = await findWords(db, language, {
    treatments: treatments.map(({ _id }) => _id),
    treatment_categories: treatments.map(({ categoryId }) => categoryId._id),
    specialists: treatments.flatMap(({ specialistId }) => specialistId ?? []),
  });
  return treatments.map((treatment) => {
    const own = translateRecord(
      'treatments',
      treatment,
      translationOf('treatments', treatment._id),
    );
    const category = translateRecord(
      'treatment_categories',
      treatment.categoryId,
      translationOf('treatment_categories', treatment.categoryId._id),
    );
    const specialist = specialistIn(treatment, translationOf);
    const translated = {
      ...own,
      categoryId: { _id: category._id, name: category.name },
      specialist: specialist?.name,
    };
    return withUntranslated(translated, [
      ...(own.untranslated ?? []),
      ...(category.untranslated ? ['categoryId.name'] : []),
      ...(specialist?.translated === false ? ['specialist'] : []),
    ]);
  });
}

/** A treatment has its specialist's name as one text, the translation has it in two. */
function specialistIn({ specialistId, specialist }: Treatment, translationOf: FindWords) {
  if (specialistId === undefined || specialist === undefined) return undefined;
  const { firstName, lastName } = translationOf('specialists', specialistId) ?? {};
  if (typeof firstName !== 'string' || typeof lastName !== 'string') {
    return { name: specialist, translated: false };
  }
  return { name: `${firstName} ${lastName}`.trim(), translated: true };
}
