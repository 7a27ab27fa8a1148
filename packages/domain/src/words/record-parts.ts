import type { InLanguage } from './record-language.js';

/** A part of a record, which says itself which of its texts have no translation. */
export function partInLanguage<T extends object, Name extends keyof T & string>(
  record: T & InLanguage,
  name: Name,
): T[Name] & InLanguage {
  return Object.assign({}, record[name], languageWithin(record, `${name}.`));
}

/** The items of a record's list, each as `partInLanguage`. */
export function itemsInLanguage<Name extends string, T extends Record<Name, readonly object[]>>(
  record: T & InLanguage,
  name: Name,
): (T[Name][number] & InLanguage)[] {
  return record[name].map((item, index) =>
    Object.assign({}, item, languageWithin(record, `${name}.${index}.`)),
  );
}

/** For what is made of a record: where its texts are there. Without a path there, a text is not in it. */
export function languageWhere(
  { language, untranslated }: InLanguage,
  pathOf: (field: string) => string | undefined,
): InLanguage {
  return { language, untranslated: untranslated?.flatMap((field) => pathOf(field) ?? []) };
}

function languageWithin(record: InLanguage, path: string): InLanguage {
  return languageWhere(record, (field) =>
    field.startsWith(path) ? field.slice(path.length) : undefined,
  );
}
