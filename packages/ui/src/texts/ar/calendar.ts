/** The words of calendar in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export * from '@vestibule/domain/texts/ar/calendar';
