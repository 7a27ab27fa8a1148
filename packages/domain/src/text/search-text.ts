/** Arabic letters that guests type for one another. */
const alike = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي' };

/** The signs of the vowels (U+064B to U+0652, U+0670), and the line that stretches a word. */
const unwritten = '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670\u0640';

/** As SQL's `translate` takes it: each letter of `from` becomes that of `to`, or nothing behind its end. */
export const foldedLetters = {
  from: Object.keys(alike).join('') + unwritten,
  to: Object.values(alike).join(''),
};

const folded = new Map(Array.from(foldedLetters.from, (from, at) => [from, foldedLetters.to[at]]));

/** A text as a search compares it: in small letters, its Arabic without signs that few guests type. */
export function searchText(text: string): string {
  return Array.from(text, (letter) => (folded.has(letter) ? (folded.get(letter) ?? '') : letter))
    .join('')
    .toLowerCase();
}
