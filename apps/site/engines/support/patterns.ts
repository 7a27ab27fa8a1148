/** A name or a line that begins with these words. */
export const startingWith = (words: string) => new RegExp(`^${escaped(words)}`);

/** Just these words, alone on their line. */
export const lineOf = (words: string) => new RegExp(`^${escaped(words)}$`, 'm');

/** What a label says in full, with what only a screen reader is told. */
export const spoken = (label: string) => label.replaceAll(/<\/?\w+>/g, '');

const escaped = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
