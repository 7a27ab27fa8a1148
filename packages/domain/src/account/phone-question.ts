import type { Translation } from '../words/index.js';
import { texts } from './phone-question.texts.js';

/** How many digits guests' own numbers have, behind the calling code. */
const lengths =
  'OM8 AE8-9 SA9 QA8 KW8 BH8 JO8-9 LB7-8 EG8-10 IR10 TR10 IN10 PK9-10 LK9 CN10-11 HK8 SG8 JP9-10 KR8-10 AU9 US10 CA10 MX10 BR10-11 ZA9 GB9-10 IE7-9 FR9 ES9 PT9 NL9 BE8-9 CH9 DK8 NO8 SE7-9 PL9 CZ9 GR10 RU10 KZ10';

export interface AskedPhone {
  /** By ISO code. */
  country: string;
  /** In words. */
  countryName: string;
  /** The digits behind the calling code. */
  national: string;
  /** The numbers of digits that its numbering plan knows, in rising order. */
  possibleLengths: readonly number[];
}

/** What to ask about an improbable number; it may be right, so this never refuses it. */
export function phoneQuestion(
  phone: AskedPhone,
  t: Translation<typeof texts> = texts,
): string | undefined {
  const { national } = phone;
  if (national === '') return undefined;
  const [least, most] = lengthsOf(phone);
  const { length } = national;
  if (length < least || length > most) {
    const digits = { country: inSentence(phone.countryName), least, count: most };
    if (least === most) return length < least ? t.tooFew(digits) : t.tooMany(digits);
    return length < least ? t.tooFewOfRange(digits) : t.tooManyOfRange(digits);
  }
  return /^(\d)\1+$/.test(national) ? t.sameDigits : undefined;
}

function lengthsOf({ country, possibleLengths }: AskedPhone): readonly [number, number] {
  const usual = lengths.split(' ').find((text) => text.startsWith(country));
  const [least = 2, most = least] = usual
    ? usual.slice(2).split('-').map(Number)
    : [possibleLengths[0], possibleLengths.at(-1)];
  return [least, most];
}

/**
 * “Oman”, but “the Maldives”: by the names that `Intl.DisplayNames` gives countries in English. Other
 * languages have other names, which stay as they are.
 */
function inSentence(countryName: string): string {
  const takesArticle =
    /^United |^Isle of|Netherlands$|Republic$|Territor(?:y|ies)$|Islands$|^(?:Bahamas|Comoros|Gambia|Maldives|Philippines|Seychelles)$/;
  return takesArticle.test(countryName) ? `the ${countryName}` : countryName;
}
