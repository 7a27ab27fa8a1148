import type { Operation, ParsedRequest } from '@vestibule/api/transport/operation';
import { ProblemError, type ProblemCode } from '@vestibule/domain/problem';
import type { Context } from 'hono';
import * as v from 'valibot';
import { parseJson } from './parse-json.js';

/** Parses a request by its operation: 400 for the address, 415 for the type, 422 for the fields. */
export async function parseRequest(
  operation: Operation,
  context: Context,
): Promise<ParsedRequest<Operation>> {
  const params = operation.params ? context.req.param() : {};
  const query = operation.query ? context.req.query() : {};
  // PostgreSQL keeps no NUL: refused here, it reaches no query.
  if (holdsNul(params) || holdsNul(query)) throw new ProblemError('request.invalid');
  return {
    params: parse(operation.params, params, 'request.not-found'),
    query: parse(operation.query, query, 'request.invalid'),
    body: operation.body
      ? parse(operation.body, await readBody(operation, context), 'request.unprocessable')
      : undefined,
  };
}

function holdsNul(texts: Record<string, string>): boolean {
  return Object.values(texts).some((text) => text.includes('\0'));
}

async function readBody(operation: Operation, context: Context): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (operation.bodyType === 'multipart') {
    if (!type.startsWith('multipart/form-data')) {
      const message = 'Please send the request as multipart/form-data.';
      throw new ProblemError('request.unsupported-type', { message });
    }
    return await context.req.parseBody().catch(() => {
      throw new ProblemError('request.invalid');
    });
  }
  if (!/^application\/(\w+\+)?json\b/.test(type))
    throw new ProblemError('request.unsupported-type');
  return parseJson(await context.req.text());
}

function parse(schema: v.GenericSchema | undefined, input: unknown, code: ProblemCode): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw new ProblemError(code, {
    message: result.issues[0].message,
    fields: fieldsOf(result.issues),
  });
}

/** The first message of each field, by its dotted path. */
function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[v.getDotPath(issue) ?? ''] ??= issue.message;
  return fields;
}
