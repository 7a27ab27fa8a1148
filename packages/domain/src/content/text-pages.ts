import type { PageRouteName } from '../routes/index.js';

/** In force from a day that they name (ruling 16). */
const legalPageNames = ['terms', 'privacy'] as const satisfies readonly PageRouteName[];
type LegalPageName = (typeof legalPageNames)[number];

/**
 * The pages that are one text of the hotel, by their routes. A page is added here: the compiler asks
 * for its address, its words and its sample text (CONTRIBUTING.md).
 */
export const textPageNames = [...legalPageNames] as const satisfies readonly PageRouteName[];
export type TextPageName = (typeof textPageNames)[number];

export const isLegalPage = (name: TextPageName): boolean =>
  legalPageNames.some((legal) => legal === name);

/** What the record of each is called. */
type RecordNames = {
  [Name in TextPageName]: Name extends LegalPageName ? `legal-${Name}` : `text-${Name}`;
};
export type TextRecordName = RecordNames[TextPageName];

export const textRecordName = (name: TextPageName) =>
  `${isLegalPage(name) ? 'legal' : 'text'}-${name}` as TextRecordName;
