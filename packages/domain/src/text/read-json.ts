import { isStorable } from './storable.js';

/** Deeper than anything that is sent to the hotel, and shallow enough for every schema to follow. */
const MAX_DEPTH = 64;

/**
 * What a JSON text from outside holds; undefined when it is broken, and when it could not be trusted
 * or kept: a key that occurs twice (two readers would see two things), a text that PostgreSQL cannot
 * store, a number that is not finite, too many levels.
 */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isSound(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[{}[\],:]/g;

/** Looks at the tokens of valid JSON: in the parsed value, a key that occurred twice occurs once. */
function isSound(json: string): boolean {
  /** The keys seen in each open object; an open list has none. */
  const open: (Set<string> | undefined)[] = [];
  const tokens = [...json.matchAll(TOKEN)].map(([token]) => token);
  for (const [index, token] of tokens.entries()) {
    if (open.length > MAX_DEPTH) return false;
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token.startsWith('"')) {
      const content = String(JSON.parse(token));
      const keys = tokens[index + 1] === ':' ? open.at(-1) : undefined;
      if (!isStorable(content) || keys?.has(content)) return false;
      keys?.add(content);
    } else if (/\d/.test(token) && !Number.isFinite(Number(token))) return false;
  }
  return true;
}
