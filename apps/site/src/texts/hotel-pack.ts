import type { TextPack } from '@vestibule/domain/words';
import * as en from '@vestibule/domain/words/en';
import {
  withHotelWords,
  type HotelWords,
  type WordMaker,
} from '@vestibule/domain/words/hotel-words';

/** The words of the page's language with the hotel's own over them, made as those of English by default. */
export const hotelPack = (
  under: TextPack | undefined,
  own: HotelWords,
  maker: WordMaker = en,
): TextPack => withHotelWords(under, own, maker);
