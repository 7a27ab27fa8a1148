import { once } from 'node:events';
import { Agent, request as open, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { World } from '../statuses/world.js';
import { createWeb } from '../web/create-web.js';
import type { FuzzRequest } from './requests.js';
import type { Transport } from './run-fuzz.js';

/** Straight to the server's routes, within the process. */
export function inProcess({ server: { services } }: Pick<World, 'server'>): Transport {
  const web = createWeb({ services, site: undefined, accepting: () => true });
  return async (request) => {
    const { headers, body } = await encoded(request);
    const init = { method: request.method, headers, body };
    const response = await web.request(request.path, init);
    return { status: response.status, text: await response.text() };
  };
}

/** Over a socket, with the address as it is: `fetch` would put it in order first. */
export function overHttp(url: string): { transport: Transport; close: () => void } {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(url);
  const transport: Transport = async (request) => {
    const { headers, body } = await encoded(request);
    const { method, path } = request;
    const sent = open({ agent, hostname, port, method, path, headers });
    // A body that the server refuses by its headers may still be on its way once it has answered.
    sent.on('error', () => {});
    sent.end(body);
    try {
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      return { status: response.statusCode ?? 0, text: await text(response) };
    } catch (error) {
      // The server may close a connection that waits for its next request.
      return sent.reusedSocket ? await transport(request) : { status: 0, text: String(error) };
    }
  };
  return { transport, close: () => agent.destroy() };
}

async function encoded({ form, body, headers }: FuzzRequest) {
  if (!form) return { headers, body: body === undefined ? undefined : Buffer.from(body) };
  const data = new FormData();
  for (const [name, value] of form) {
    if (name === 'overwrite') data.set(name, value);
    else data.set(name, new File([value], 'settings'));
  }
  const multipart = new Response(data);
  const type = multipart.headers.get('content-type') ?? '';
  return {
    headers: { ...headers, 'content-type': type },
    body: Buffer.from(await multipart.arrayBuffer()),
  };
}
