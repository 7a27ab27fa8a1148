import { once } from 'node:events';
import http, { type RequestListener, type Server } from 'node:http';
import net from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../web/free-port.js';
import { createFetchCalendar, openPublicAddress, type OpenAddress } from './fetch-calendar.js';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server of somebody else's, which is at https://feed.example for the hotel. */
async function serve(answer: RequestListener): Promise<OpenAddress> {
  const server: Server = http.createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return async (url, signal) => {
    if (url.hostname !== 'feed.example') return await openPublicAddress(url, signal);
    const request = http.get({ port, path: url.pathname, auth: authOf(url), signal });
    // Whoever leaves before the end makes it fail once more.
    request.on('error', () => {});
    return await new Promise((resolve, reject) => {
      request.once('response', resolve);
      request.once('error', reject);
    });
  };
}

const authOf = ({ username, password }: URL) => (username ? `${username}:${password}` : null);

const FEED = 'https://feed.example/calendar.ics';

async function fetched(answer: RequestListener, address = FEED, timeoutMs = 5000) {
  return await createFetchCalendar({ open: await serve(answer), timeoutMs })(address);
}

describe('reading an address', () => {
  test('gives its text, over redirects and without a byte order mark [G3.1]', async () => {
    const text = await fetched(({ url }, reply) => {
      if (url === '/calendar.ics') reply.writeHead(302, { location: '/moved.ics' }).end();
      else reply.end('\uFEFFBEGIN:VCALENDAR');
    });
    expect(text).toBe('BEGIN:VCALENDAR');
  });

  test('signs in with the name and the password of the address [G3.1]', async () => {
    const address = 'https://hotel:secret@feed.example/calendar.ics';
    const text = await fetched(({ headers }, reply) => reply.end(headers.authorization), address);
    expect(text).toBe(`Basic ${Buffer.from('hotel:secret').toString('base64')}`);
  });

  test('takes 1 MB, and not one that is larger or has no end [G3.1]', async () => {
    const MB = 1024 * 1024;
    expect(await fetched((_, reply) => reply.end('x'.repeat(MB)))).toHaveLength(MB);
    await expect(fetched((_, reply) => reply.end('x'.repeat(MB + 1)))).rejects.toThrow(
      'It is larger than 1 MB.',
    );
    const endless: RequestListener = (_, reply) => {
      const more = () => {
        while (reply.write('x'.repeat(65_536)));
      };
      reply.on('drain', more);
      more();
    };
    await expect(fetched(endless)).rejects.toThrow('It is larger than 1 MB.');
  });

  test('gives up one that is silent, and one that drips [G3.1]', async () => {
    const late = 'It takes longer than 0.2 seconds.';
    await expect(fetched(() => {}, FEED, 200)).rejects.toThrow(late);
    const dripping: RequestListener = (_, reply) => {
      const drip = setInterval(() => reply.write('x'), 10);
      reply.on('close', () => clearInterval(drip));
    };
    await expect(fetched(dripping, FEED, 200)).rejects.toThrow(late);
  });

  test('says what the server answers, and that it breaks off [G3.1]', async () => {
    await expect(fetched((_, reply) => reply.writeHead(404).end())).rejects.toThrow(
      'Its server answers 404.',
    );
    await expect(fetched((_, reply) => reply.writeHead(304).end())).rejects.toThrow(
      'Its server answers 304.',
    );
    const broken: RequestListener = (_, reply) => {
      reply.writeHead(200, { 'content-length': '100' }).write('BEGIN:VCALENDAR', () => {
        reply.destroy();
      });
    };
    await expect(fetched(broken)).rejects.toThrow(/^Its server cannot be reached/);
  });

  test('follows five redirects, and none into a circle [G3.1]', async () => {
    const circle: RequestListener = (_, reply) => reply.writeHead(302, { location: FEED }).end();
    await expect(fetched(circle)).rejects.toThrow('It is redirected more than 5 times.');
  });

  test('follows no redirect to http or to the hotel’s own network [G3.1]', async () => {
    const to = (location: string) =>
      fetched((_, reply) => reply.writeHead(302, { location }).end());
    await expect(to('http://feed.example/')).rejects.toThrow('must begin with https://');
    await expect(to('https://127.0.0.1/')).rejects.toThrow('Its address is not a public one.');
    await expect(to('https://localhost/')).rejects.toThrow('Its address is not a public one.');
    await expect(to('https://[')).rejects.toThrow('This is no address.');
  });
});

describe('the hotel’s own network', () => {
  test('is not connected to, neither by number nor by a name that leads there [G3.1]', async () => {
    let connections = 0;
    const port = await freePort();
    const server = net.createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    server.listen(port);
    await once(server, 'listening');
    closers.push(() => server.close());
    const fetchCalendar = createFetchCalendar();
    for (const host of [
      'localhost',
      '127.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0x7f.1',
      '0.0.0.0',
    ]) {
      await expect(fetchCalendar(`https://${host}:${port}/`)).rejects.toThrow(
        'Its address is not a public one.',
      );
    }
    expect(connections).toBe(0);
  });

  test.each([
    '10.0.0.1',
    '192.168.1.1',
    '172.16.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '[fd00::1]',
    '[fe80::1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
  ])('is not asked at %s [G3.1]', async (host) => {
    await expect(createFetchCalendar()(`https://${host}/`)).rejects.toThrow(
      'Its address is not a public one.',
    );
  });

  test('nor is anything that is not https [G3.1]', async () => {
    for (const address of ['http://feed.example/', 'ftp://feed.example/', 'file:///etc/passwd']) {
      await expect(createFetchCalendar()(address)).rejects.toThrow('must begin with https://');
    }
  });
});
