import type { Operation, ParsedRequest } from '@vestibule/api/transport/operation';
import { ProblemError, type ProblemCode } from '@vestibule/domain/problem';
import { isStorable } from '@vestibule/domain/text';
import type { Context } from 'hono';
import * as v from 'valibot';
import { parseJson } from './parse-json.js';
import { readForm } from './read-form.js';

/** Parses a request by its operation: 400 for the address, 415 for the type, 422 for the fields. */
export async function parseRequest(
  operation: Operation,
  context: Context,
): Promise<ParsedRequest<Operation>> {
  const params = operation.params ? context.req.param() : {};
  const query = operation.query ? context.req.query() : {};
  if (!areStorable(params) || !areStorable(query)) throw new ProblemError('request.invalid');
  return {
    params: parse(operation.params, params, 'request.not-found'),
    query: parse(operation.query, query, 'request.invalid'),
    body: operation.body
      ? parse(operation.body, await readBody(operation, context), 'request.unprocessable')
      : undefined,
  };
}

function areStorable(texts: Record<string, string>): boolean {
  return Object.values(texts).every(isStorable);
}

async function readBody(operation: Operation, context: Context): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (operation.bodyType === 'multipart') {
    if (!type.startsWith('multipart/form-data')) {
      const message = 'Please send the request as multipart/form-data.';
      throw new ProblemError('request.unsupported-type', { message });
    }
    return await readForm(context.req);
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
  const fields = new Map<string, string>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!fields.has(path)) fields.set(path, issue.message);
  }
  return Object.fromEntries(fields);
}
