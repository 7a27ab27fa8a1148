import { ProblemError } from '@vestibule/domain/problem';
import type { HonoRequest } from 'hono';

/** The form that was sent, or 400. */
export async function readForm(request: HonoRequest) {
  return await request.parseBody().catch(() => {
    throw new ProblemError('request.invalid');
  });
}
