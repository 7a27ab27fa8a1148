import type { Operation } from '@vestibule/api/transport/operation';
import { isStorable } from '@vestibule/domain/text';
import { DEFAULT_LANGUAGE } from '@vestibule/domain/words';
import type { MiddlewareHandler } from 'hono';
import type { ReplyCache } from '../replies/reply-cache.js';
import { askedLanguage } from './asked-language.js';
import { areasRead } from './reads.js';

/** Keeps the replies of an operation that are the same for everybody. */
export function keepReply(operation: Operation, replies: ReplyCache): MiddlewareHandler {
  return replies.keep((context) => {
    const query = context.req.query();
    // A text that cannot be stored is refused under any key, so it must not meet a kept reply.
    if (!Object.values(query).every(isStorable)) return undefined;
    const areas = areasRead(operation, context.req.param(), query);
    return areas && { address: addressOf(operation, context.req.path, query), areas };
  });
}

/** With the language and the query keys that the operation declares, in one order and as its handler reads them. */
function addressOf({ query }: Operation, path: string, texts: Record<string, string>): string {
  const entries = query && 'entries' in query ? (query.entries as object) : {};
  const known = new URLSearchParams(
    Object.entries(texts).filter(([name]) => Object.hasOwn(entries, name)),
  );
  const language = askedLanguage(texts);
  if (language !== DEFAULT_LANGUAGE) known.set('lang', language);
  known.sort();
  return known.size > 0 ? `${path}?${known.toString()}` : path;
}
