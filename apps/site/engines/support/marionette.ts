import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onceItListens, type Program } from './program.ts';
import type { Session } from './webdriver.ts';

type Reply = [
  type: 1,
  id: number,
  error: { error: string; message: string } | null,
  result: object,
];

/**
 * Firefox's own protocol: the commands of WebDriver over a socket, each message after its length.
 * geckodriver, which Debian 12 lacks, does no more than hand them on.
 */
export async function openMarionette(port: number, program: Program): Promise<Session> {
  const socket = await onceItListens(() => connected(port));
  const waiting = new Map<number, PromiseWithResolvers<object>>();
  let last = 0;

  const ask = async (name: string, parameters: object) => {
    last += 1;
    const message = JSON.stringify([0, last, `WebDriver:${name}`, parameters]);
    const answer = Promise.withResolvers<object>();
    waiting.set(last, answer);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const result = await answer.promise;
    return 'value' in result ? result.value : result;
  };

  readMessages(socket, ([, id, error, result]) => {
    if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  await ask('NewSession', {});
  return {
    // Scripts share one scope until the page changes, as in the other engines.
    send: (command, parameters) =>
      ask(command, { ...parameters, sandbox: 'default', newSandbox: false }),
    close: async () => {
      socket.destroy();
      await program.stop();
    },
  };
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

function readMessages(socket: Socket, read: (reply: Reply) => void) {
  let received = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      // The first message says which protocol it is.
      if (Array.isArray(message)) read(message as Reply);
      received = received.subarray(end);
    }
  });
}
