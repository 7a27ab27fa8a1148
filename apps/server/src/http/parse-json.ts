import { ProblemError } from '@vestibule/domain/problem';
import { readJson } from '@vestibule/domain/text';

/** The JSON that was sent, or 400. */
export function parseJson(text: string): unknown {
  const value = readJson(text);
  if (value === undefined) throw new ProblemError('request.invalid');
  return value;
}
