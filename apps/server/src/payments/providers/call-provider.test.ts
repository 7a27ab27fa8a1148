import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { once } from 'node:events';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../web/free-port.js';
import { callProvider } from './call-provider.js';

let provider: Server | undefined;

afterEach(() => {
  provider?.closeAllConnections();
  provider?.close();
  provider = undefined;
});

/** A provider that answers like this; answers where it is. */
async function providerThat(listener: RequestListener): Promise<string> {
  provider = createServer(listener).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const address = provider.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1/invoice`;
}

const ask = (url: string, timeoutMs = 10_000) =>
  callProvider(url, v.object({ id: v.string() }), { method: 'GET', headers: {}, timeoutMs });

test('a provider that is slow', async () => {
  const url = await providerThat(() => undefined);
  await expect(ask(url, 200)).rejects.toMatchObject({ name: 'ProviderError', kind: 'unreachable' });
});

test.each<[string, RequestListener, 'refused' | 'unreachable']>([
  ['answers 500', (_, reply) => void reply.writeHead(500).end('{}'), 'unreachable'],
  ['answers rubbish', (_, reply) => void reply.end('<html>Bad gateway</html>'), 'unreachable'],
  ['answers something else', (_, reply) => void reply.end('{"id":7}'), 'unreachable'],
  [
    'answers with two megabytes',
    (_, reply) => void reply.end(`{"id":"7"${' '.repeat(2 ** 21)}}`),
    'unreachable',
  ],
  ['hangs up', (request) => void request.socket.destroy(), 'unreachable'],
  ['refuses', (_, reply) => void reply.writeHead(400).end('{}'), 'refused'],
])('a provider that %s', async (_, listener, kind) => {
  const url = await providerThat(listener);
  await expect(ask(url)).rejects.toMatchObject({ name: 'ProviderError', kind });
});

test('a provider that sends us elsewhere: nobody is asked there', async () => {
  const url = await providerThat(({ url: asked }, reply) => {
    if (asked === '/elsewhere') reply.end('{"id":"7"}');
    else reply.writeHead(302, { location: '/elsewhere' }).end();
  });
  await expect(ask(url)).rejects.toMatchObject({ name: 'ProviderError', kind: 'unreachable' });
});

test('a provider that cannot be reached', async () => {
  const url = `http://127.0.0.1:${await freePort()}/v1/invoice`;
  await expect(ask(url)).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a provider that answers', async () => {
  const url = await providerThat((_, reply) => void reply.end('{"id":"7","more":true}'));
  expect(await ask(url)).toEqual({ id: '7' });
});

/** Of localhost, signed by itself: it opens nothing. */
const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgRc5njGTbQTS3Ajcp
QlHGZvK4qKLuIMoYxIoghQtpqyKhRANCAATyZLa0oEuXRTUHXsvz2mL4m6eUF74m
bxyW7nE20f7SYw3gedEZxpoHQwO5h8fAspivenUPP9H3DI1rtterzE3F
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBlDCCATugAwIBAgIUIMLko/hXDY0xj0cmMDr1MthjhbQwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyOTA5MTAwNFoYDzIxMjYxMTA1
MDkxMDA0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATyZLa0oEuXRTUHXsvz2mL4m6eUF74mbxyW7nE20f7SYw3gedEZxpoH
QwO5h8fAspivenUPP9H3DI1rtterzE3Fo2kwZzAdBgNVHQ4EFgQUjbuJSMe9WUEV
HzD06g941TzzqTgwHwYDVR0jBBgwFoAUjbuJSMe9WUEVHzD06g941TzzqTgwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
RwAwRAIgPMvWEO78X+C+Ioa8O6OSUOXmdCSahyoIzK729xa9IQYCIBo1R6WhyUVE
xtlpmb0ILupv1q4JTEMBgUlY0tFKTe+m
-----END CERTIFICATE-----
`,
};

test('a provider whose certificate nobody vouches for', async () => {
  let asked = 0;
  const listener = createTlsServer(selfSigned, (_, reply) => {
    asked += 1;
    reply.end('{"id":"7"}');
  }).listen(0, 'localhost');
  await once(listener, 'listening');
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(ask(`https://localhost:${port}/`)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(asked).toBe(0);
  listener.close();
});
