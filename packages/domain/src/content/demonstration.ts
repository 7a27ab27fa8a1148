/** The demonstration hotel's name in each language that its records are in. */
export const demonstrationNames = { en: 'Qasr Al Bahr', ar: 'قصر البحر' } as const;

/** Whether a hotel of this name is the demonstration, of whose place fallback texts and map tell. */
export const isDemonstration = (hotel: string): boolean =>
  Object.values<string>(demonstrationNames).includes(hotel);
