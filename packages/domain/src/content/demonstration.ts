/** The demonstration hotel's name in each language that its records are in. */
export const demonstrationNames = { en: 'Qasr Al Bahr', ar: 'قصر البحر' } as const;

/** What a hotel's brand says of it. */
export interface HotelIdentity {
  name: string;
  /** The hotel's own; the demonstration's is among its fallback texts. */
  contact?: object;
}

/**
 * Whether a hotel is the demonstration, of whose place fallback texts and map tell: by its brand, which
 * has that name and no contact of its own, and as long as the settings, in any language, do not rename it.
 */
export const isDemonstration = ({ name, contact }: HotelIdentity, shown: string = name): boolean =>
  name === demonstrationNames.en &&
  contact === undefined &&
  Object.values<string>(demonstrationNames).includes(shown);
