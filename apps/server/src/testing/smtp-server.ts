import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface SmtpServer {
  url: string;
  /** The recipients of each mail, as they came over the wire. */
  mails: { recipients: string[]; text: string }[];
  close: () => Promise<void>;
}

/** A mail server that takes everything, and says what it took. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: SmtpServer['mails'] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, (mail) => mails.push(mail));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** RFC 5321, as far as a client that wants no extension asks. */
function converse(socket: Socket, taken: (mail: SmtpServer['mails'][number]) => void): void {
  let unread = '';
  let recipients: string[] = [];
  let text: string | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (text !== undefined) {
      if (line !== '.') return void (text += `${line}\n`);
      taken({ recipients, text });
      [text, recipients] = [undefined, []];
    } else if (/^RCPT TO:/i.test(line)) {
      recipients.push(line.slice('RCPT TO:'.length));
    } else if (/^DATA$/i.test(line)) {
      text = '';
      return say('354 Go on');
    }
    return say('250 Taken');
  };
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const lines = (unread + chunk.toString()).split('\r\n');
    unread = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  say('220 A mail server');
}
