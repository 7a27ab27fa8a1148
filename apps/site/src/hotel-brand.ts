import type { FallbackContact } from '@vestibule/domain/content';
import type { HotelTheme } from '@vestibule/ui/theme';

// The one file of the hotel's brand; `brand.ts` makes of it what pages, mails, receipts and icons use.

export const hotelName = 'Qasr Al Bahr';

/**
 * What the settings of a hotel of its own begin with, and what its pages say while these cannot be
 * read; without it, placeholders. The demonstration is the hotel of its name that has no contact here:
 * its own stands with its fallback texts.
 */
export const hotelContact: FallbackContact | undefined = undefined;

/** One sentence, for a home screen. */
export const hotelDescription =
  'Qasr Al Bahr stands on the shore east of Muscat: rooms and villas, a spa, a restaurant and a garden that ends at the water.';

/** What differs from the library's own theme, which is Qasr Al Bahr's. */
export const hotelTheme: HotelTheme = {};

/** Lines on a square of 64, as receipts draw them. */
export const hotelEmblem = [
  { colour: 'deep', path: 'M12 57V31.5c0-12.5 12.5-15.5 20-26 7.5 10.5 20 13.5 20 26V57' },
  {
    colour: 'brass',
    path: 'M20 41.5c4-4.7 8-4.7 12 0s8 4.7 12 0M20 53.5c4-4.7 8-4.7 12 0s8 4.7 12 0',
  },
] as const;

/** Typefaces of what is printed: packages `@fontsource/…` of the server and `@fontsource-variable/…` of the root. */
export const hotelPrint = { display: 'newsreader', text: 'source-sans-3' };
