import { readJson } from '@vestibule/domain/text';
import * as v from 'valibot';
import { textAtMost } from '../../http/text-at-most.js';
import { ProviderError } from './provider.js';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 1024 * 1024;

interface ProviderCall {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: unknown;
  timeoutMs?: number;
}

/** One call of a provider's API: its answer parsed, or a ProviderError that says what went wrong. */
export async function callProvider<S extends v.GenericSchema>(
  url: string,
  schema: S,
  { method, headers, body, timeoutMs = TIMEOUT_MS }: ProviderCall,
): Promise<v.InferOutput<S>> {
  const response = await reach(url, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  if (!response.ok) {
    const kind = response.status < 500 ? 'refused' : 'unreachable';
    const { status } = response;
    throw new ProviderError(kind, `${method} ${new URL(url).pathname}: ${status}`, status);
  }
  const parsed = v.safeParse(schema, response.json);
  if (parsed.success) return parsed.output;
  throw new ProviderError('unreachable', `${new URL(url).pathname}: an answer that makes no sense`);
}

/** Asks for a record that there is not: only a refused key, or no answer that makes sense, is an error. */
export async function probeKey(url: string, headers: Record<string, string>): Promise<void> {
  try {
    await callProvider(url, v.unknown(), { method: 'GET', headers });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const keyRefused = error.status === 401 || error.status === 403;
    if (error.kind === 'unreachable' || keyRefused) throw error;
  }
}

async function reach(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init);
    const text = response.body ? await textAtMost(response.body, MOST_BYTES) : '';
    if (text === undefined) throw new RangeError('an answer larger than 1 MB');
    return { ok: response.ok, status: response.status, json: readJson(text) };
  } catch (cause) {
    throw new ProviderError('unreachable', `${new URL(url).host}: ${String(cause)}`);
  }
}
