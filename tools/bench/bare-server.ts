import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';

const program = path.resolve(import.meta.dirname, '../../apps/server/src/testing/bare-handler.ts');

/** A bare Hono handler in a process of its own that answers with the bytes that the server sends. */
export async function startBareServer(url: string, paths: readonly string[], accepted: string) {
  const replies = await Promise.all(paths.map((each) => replyAt(url, each, accepted)));
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(replies));
  const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function replyAt(url: string, at: string, accepted: string) {
  const request = get(url + at, { headers: { 'accept-encoding': accepted } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
  return { path: at, headers, body: (await buffer(response)).toString('base64') };
}
