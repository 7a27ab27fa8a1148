import {
  ProblemError,
  ruleMessage,
  ruleMessageTexts,
  type ProblemCode,
} from '@vestibule/domain/problem';
import type { Language } from '@vestibule/domain/words';
import * as v from 'valibot';
import { wordsIn } from '../texts/words-in.js';

/** What a schema makes of what was sent, or a refusal that says what is wrong at which field. */
export function parseBy<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  { code, language }: { code: ProblemCode; language: Language },
): v.InferOutput<S> {
  const t = wordsIn(language, ruleMessageTexts);
  const result = v.safeParse(schema, input, { message: (issue) => ruleMessage(issue, t) });
  if (result.success) return result.output;
  const { message } = result.issues[0];
  throw new ProblemError(code, {
    // A field of the address means nothing to a guest: the code's own text says what was not found.
    ...(code !== 'request.not-found' && { message }),
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
