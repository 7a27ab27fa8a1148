import { ProblemError, type ProblemCode } from '@vestibule/domain/problem';

/** A refusal whose text shows at one field of the form; the code's own text where none is given. */
export function problemAt(code: ProblemCode, field: string, text?: string): ProblemError {
  const { message } = new ProblemError(code, { message: text });
  return new ProblemError(code, { message, fields: { [field]: message } });
}
