/** An Arabic name's article is not what it is known by, and its first letter would look like a stroke. */
const article = /^\u0627\u0644(?=.)/;

/** The letter that a word or a name is known by. */
export const initialOf = (word: string): string => word.replace(article, '').charAt(0);
