import type { Operation, ParsedRequest } from '@vestibule/api/transport/operation';
import { ProblemError } from '@vestibule/domain/problem';
import { isStorable } from '@vestibule/domain/text';
import type { Context } from 'hono';
import { askedLanguage } from './asked-language.js';
import { wordsIn } from '../texts/words-in.js';
import { parseBy } from './parse-by.js';
import { parseJson } from './parse-json.js';
import { texts } from './parse-request.texts.js';
import { readForm } from './read-form.js';

/** Parses a request by its operation: 400 for the address, 415 for the type, 422 for the fields. */
export async function parseRequest(
  operation: Operation,
  context: Context,
): Promise<ParsedRequest<Operation>> {
  const language = askedLanguage(context.req.query());
  const params = operation.params ? context.req.param() : {};
  const query = operation.query ? context.req.query() : {};
  if (!areStorable(params) || !areStorable(query)) throw new ProblemError('request.invalid');
  return {
    params:
      operation.params &&
      parseBy(operation.params, params, { code: 'request.not-found', language }),
    query:
      operation.query && parseBy(operation.query, query, { code: 'request.invalid', language }),
    body:
      operation.body &&
      parseBy(operation.body, await readBody(operation, context), {
        code: 'request.unprocessable',
        language,
      }),
  };
}

function areStorable(texts: Record<string, string>): boolean {
  return Object.values(texts).every(isStorable);
}

async function readBody(operation: Operation, context: Context): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (operation.bodyType === 'multipart') {
    if (!type.startsWith('multipart/form-data')) {
      const language = askedLanguage(context.req.query());
      const message = wordsIn(language, texts).sendAsForm;
      throw new ProblemError('request.unsupported-type', { message });
    }
    return await readForm(context.req);
  }
  if (!/^application\/(\w+\+)?json\b/.test(type))
    throw new ProblemError('request.unsupported-type');
  return parseJson(await context.req.text());
}
