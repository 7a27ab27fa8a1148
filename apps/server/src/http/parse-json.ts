import { ProblemError } from '@vestibule/domain/problem';
import { MOST_JSON_DEPTH } from '@vestibule/domain/text';

/**
 * JSON in which every key stands once and no text holds NUL: two readers of one body could otherwise
 * see two things, and PostgreSQL keeps no NUL. Throws 400.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ProblemError('request.invalid');
  }
  if (NUL.test(text) || isTangled(text)) throw new ProblemError('request.invalid');
  return value;
}

/** JSON writes it as an escape only. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** Whether an object of this valid JSON names a key twice, or stands too deep. */
function isTangled(text: string): boolean {
  /** The keys seen in each open object; an open list has none. */
  const open: (Set<string> | undefined)[] = [];
  const tokens = [...text.matchAll(TOKEN)].map(([token]) => token);
  for (const [index, token] of tokens.entries()) {
    if (open.length > MOST_JSON_DEPTH) return true;
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (tokens[index + 1] === ':' && token.startsWith('"')) {
      const keys = open.at(-1);
      const key = String(JSON.parse(token));
      if (keys?.has(key)) return true;
      keys?.add(key);
    }
  }
  return false;
}
