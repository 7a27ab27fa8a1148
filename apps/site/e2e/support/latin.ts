/** Names, and what is in Latin letters in any language. */
const latinEverywhere =
  /English|Instagram|Facebook|YouTube|LinkedIn|OpenStreetMap|Thawani|NowPayments|Stripe|USDT|TRC20|Tron|PDF|DD\/MM\/YYYY|Asia\/Muscat|\b(?:BK|PAY|SAMPLE)-\w+|\S+@\S+|\bUS\b/gi;

/** Whether it has a word in Latin letters that an Arabic sentence would not have. */
export function hasLatinWord(text: string): boolean {
  return /[A-Za-z]{2}/.test(text.replaceAll(latinEverywhere, ''));
}
