import { ProblemError } from '@vestibule/domain/problem';
import * as v from 'valibot';
import { parseJson } from '../../http/parse-json.js';

/** The body of a provider's message, once its signature is good. */
export function parseMessage<S extends v.GenericSchema>(schema: S, body: string): v.InferOutput<S> {
  const parsed = v.safeParse(schema, parseJson(body));
  if (!parsed.success) throw new ProblemError('request.unprocessable');
  return parsed.output;
}
