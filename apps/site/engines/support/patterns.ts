/** A name or a line that begins with these words. */
export const startingWith = (words: string) => new RegExp(`^${escaped(words)}`);

/** Just these words, alone on their line. */
export const lineOf = (words: string) => new RegExp(`^${escaped(words)}$`, 'm');

const escaped = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
