/** An error, also where it was thrown as a plain copy of one, as the job queue does. */
export function toError(thrown: unknown): Error | undefined {
  if (thrown instanceof Error) return thrown;
  return isCopiedError(thrown) ? Object.assign(new Error(thrown.message), thrown) : undefined;
}

function isCopiedError(thrown: unknown): thrown is { message: string; stack: string } {
  if (typeof thrown !== 'object' || thrown === null) return false;
  if (!('message' in thrown && 'stack' in thrown)) return false;
  return typeof thrown.message === 'string' && typeof thrown.stack === 'string';
}
