import type { TestServer } from './test-server.js';

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Signs the call. */
  token?: string;
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the API with JSON, as the client does. */
export async function sendJson(
  server: Pick<TestServer, 'fetch'>,
  path: string,
  { method = 'POST', token, body, headers }: Call = {},
): Promise<Response> {
  return await server.fetch(path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
  });
}
