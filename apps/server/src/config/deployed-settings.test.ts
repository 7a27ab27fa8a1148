import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as v from 'valibot';
import { CLOSE_LIMIT_MS } from '../server.js';
import { environmentSchema } from './environment.js';

const read = (file: string) =>
  readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');

const compose = v.parse(
  v.object({
    services: v.record(
      v.string(),
      v.looseObject({
        env_file: v.optional(v.string()),
        environment: v.optional(v.record(v.string(), v.string()), {}),
        stop_grace_period: v.optional(v.string()),
        volumes: v.optional(v.array(v.string()), []),
      }),
    ),
    volumes: v.record(v.string(), v.null()),
  }),
  parse(read('compose.yaml')),
);
const { hotel, database, proxy } = compose.services;

test('compose: the server reads every variable that it is given, and takes each value', () => {
  const values = Object.entries(hotel?.environment ?? {});
  for (const [name] of values) expect(Object.keys(environmentSchema.entries)).toContain(name);
  const filled = values.map(([name, value]) => [name, value.replaceAll(/\$\{.+?\}/g, 'x')]);
  expect(v.parse(environmentSchema, Object.fromEntries(filled))).toMatchObject({
    HOST: '0.0.0.0',
    TRUST_PROXY: 1,
    SEED: 'none',
  });
});

test('no way of running a hotel that the page shows opens the demonstration hotel', () => {
  const page = read('docs/deploy.md');
  const settings = /^```sh\n(PUBLIC_URL=[\s\S]+?)^```$/m.exec(page)?.[1];
  expect(settings).toMatch(/^SEED=none\b/m);
  expect(unit.get('Environment')).toContain('SEED=none');
});

test('the proxy gives each request an id of its own, whatever the caller sent', () => {
  const block = /^\treverse_proxy [^\n]+\{\n([\s\S]+?)^\t\}$/m.exec(read('deploy/Caddyfile'))?.[1];
  expect(block).toMatch(/^\t\theader_up X-Request-Id \{http\.request\.uuid\}$/m);
});

test('compose: secrets come from the file that git ignores', () => {
  expect(hotel?.env_file).toBe('.env');
  const given = [hotel, database, proxy].flatMap((one) => Object.entries(one?.environment ?? {}));
  const secrets = given.filter(([name]) => /PASSWORD|SECRET|KEY|_URL$/.test(name));
  expect(secrets.map(([name]) => name)).toContain('POSTGRES_PASSWORD');
  for (const [, value] of secrets) expect(value).toMatch(/\$\{\w+:\?\}/);
  expect(read('.gitignore').split('\n')).toContain('.env');
  expect(read('.dockerignore').split('\n')).toContain('**/.env*');
});

test('compose and systemd kill the server only once its closing has had its time', () => {
  const notice = Number(hotel?.environment['SHUTDOWN_NOTICE_MS']);
  expect(Number.parseInt(hotel?.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(
    notice + CLOSE_LIMIT_MS,
  );
  const longestNoticeMs = 60_000;
  expect(Number(unit.get('TimeoutStopSec')) * 1000).toBeGreaterThan(
    longestNoticeMs + CLOSE_LIMIT_MS,
  );
});

const unitOf = (file: string) =>
  new Map(
    [...read(file).matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]),
  );
const unit = unitOf('deploy/vestibule.service');
const backup = unitOf('deploy/vestibule-backup.service');

test.each([
  ['the server', unit, /node apps\/server\/dist\/main\.js$/],
  ['a backup', backup, /node apps\/server\/dist\/hotel\.js backup /],
])(
  'systemd: %s runs as built, as its own user, with nothing that it needs not',
  (_, keys, command) => {
    expect(keys.get('ExecStart')).toMatch(command);
    expect(Object.fromEntries(keys)).toMatchObject({
      User: 'vestibule',
      WorkingDirectory: '/opt/vestibule',
      EnvironmentFile: '/etc/vestibule.env',
      StateDirectory: expect.stringMatching(/^vestibule\b/),
      ProtectSystem: 'strict',
      NoNewPrivileges: 'yes',
      CapabilityBoundingSet: '',
    });
  },
);

test('systemd: a backup reads the server’s data, and deletes old ones only after it succeeded', () => {
  expect(backup.get('Environment')).toBe(unit.get('Environment'));
  // Of this type, what comes after runs only where the command ended well.
  expect(backup.get('Type')).toBe('oneshot');
  expect(backup.get('ExecStart')).not.toMatch(/-delete|\brm\b|;/);
  const folder = /backup "(\S+)\/hotel-/.exec(backup.get('ExecStart') ?? '')?.[1] ?? '';
  expect(backup.get('ExecStartPost')).toContain(`find ${folder} -name hotel-*.backup `);
  expect(`/var/lib/${backup.get('StateDirectory')?.split(' ')[1]}`).toBe(folder);
  expect(unitOf('deploy/vestibule-backup.timer').get('OnCalendar')).toMatch(/^\*-\*-\* \d/);
});

test('the image: no root, no shell around the server, and a look at /healthz', () => {
  const last =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^CMD \["node", "apps\/server\/dist\/main\.js"\]$/m);
  expect(last).toMatch(/^HEALTHCHECK .*\/healthz/m);
  expect(last).not.toMatch(/PASSWORD|SECRET|_KEY/);
});

test('the proxy redirects pages that are asked for by http, and refuses calls of the API', () => {
  const caddyfile = read('deploy/Caddyfile');
  expect(caddyfile).toMatch(/^\tauto_https disable_redirects$/m);
  const http = /^http:\/\/ \{\n([^]+?)^\}$/m.exec(caddyfile)?.[1];
  expect(http).toMatch(/handle \/api\/\* \{\s+respond 403\s+\}/);
  expect(http).toMatch(/handle \{\s+redir https:/);
});

test('the proxy keeps its own choice of TLS versions, ciphers and certificates', () => {
  expect(read('deploy/Caddyfile')).not.toMatch(/^\s*(tls|protocols|ciphers|curves|alpn)\b/m);
});

test('the image and systemd run the server in production', () => {
  expect(read('Dockerfile')).toMatch(/^ENV (.* )?NODE_ENV=production\b/m);
  expect(unit.get('Environment')).toMatch(/\bNODE_ENV=production\b/);
});
