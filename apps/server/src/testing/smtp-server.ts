import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

interface ReceivedMail {
  /** As they came over the wire. */
  recipients: string[];
  messageId: string;
  text: string;
}

/** What the server does once it has a mail: says so, hangs up without a word, or says nothing. */
type Answer = 'accept' | 'hang up' | 'nothing';

export interface SmtpServer {
  url: string;
  /** Every mail that came whole, the answered and the others. */
  mails: ReceivedMail[];
  answer: (next: Answer) => void;
  close: () => Promise<void>;
}

/** A mail server that says what it took, and takes `mailMs` for each mail. */
export async function startSmtpServer({ mailMs = 0 } = {}): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let answer: Answer = 'accept';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    converse(socket, (mail, say) => {
      mails.push(mail);
      if (answer === 'hang up') socket.destroy();
      if (answer === 'accept') setTimeout(() => say('250 Taken'), mailMs);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    answer: (next) => void (answer = next),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

type Say = (line: string) => void;

/** RFC 5321, as far as a client that wants no extension asks. */
function converse(socket: Socket, take: (mail: ReceivedMail, say: Say) => void): void {
  let unread = '';
  let recipients: string[] = [];
  let text: string | undefined;
  const say: Say = (line) => void (socket.destroyed || socket.write(`${line}\r\n`));
  const readLine = (line: string) => {
    if (text !== undefined) {
      if (line !== '.') return void (text += `${line}\n`);
      const messageId = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? '';
      take({ recipients, text, messageId }, say);
      [text, recipients] = [undefined, []];
      return;
    }
    if (/^DATA$/i.test(line)) {
      text = '';
      return say('354 Go on');
    }
    if (/^RCPT TO:/i.test(line)) recipients.push(line.slice('RCPT TO:'.length));
    return say('250 Yes');
  };
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const lines = (unread + chunk.toString()).split('\r\n');
    unread = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  });
  say('220 A mail server');
}
