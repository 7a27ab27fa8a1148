export const legalPageNames = ['terms', 'privacy'] as const;
export type LegalPageName = (typeof legalPageNames)[number];
