import { freePort } from '../web/free-port.js';

/** PostgreSQL names its socket by its port, also where it listens on no port. */
const socketPort = 5432;
/** `sun_path` holds 108 bytes on Linux and 104 on macOS, with a closing zero. */
const MAX_SOCKET_PATH_BYTES = process.platform === 'darwin' ? 103 : 107;

export type PostgresAddress =
  | { kind: 'socket'; folder: string; port: number }
  | { kind: 'loopback'; port: number };

export const owner = 'vestibule';

/** A unix socket in `folder`, or loopback where the socket's path would be too long. */
export async function chooseAddress(
  folder: string,
  preferredPort?: number,
): Promise<PostgresAddress> {
  if (fitsSocket(folder)) return { kind: 'socket', folder, port: socketPort };
  return { kind: 'loopback', port: preferredPort ?? (await freePort()) };
}

export function fitsSocket(folder: string): boolean {
  const bytes = Buffer.byteLength(`${folder}/.s.PGSQL.${socketPort}`);
  return process.platform !== 'win32' && bytes <= MAX_SOCKET_PATH_BYTES;
}

/** The settings that make a server listen on the address, and nowhere else. */
export function addressSettings(address: PostgresAddress): string[] {
  const socket = address.kind === 'socket';
  const folder = socket ? `"${address.folder.replaceAll('"', '""')}"` : '';
  return [
    `listen_addresses=${socket ? '' : '127.0.0.1'}`,
    `unix_socket_directories=${folder}`,
    'unix_socket_permissions=0700',
    `port=${address.port}`,
  ];
}

export function addressUrl(address: PostgresAddress, password: string, database: string): string {
  if (address.kind === 'socket') {
    const host = encodeURIComponent(address.folder);
    return `postgresql://${owner}@localhost:${address.port}/${database}?host=${host}`;
  }
  const login = `${owner}:${encodeURIComponent(password)}`;
  return `postgresql://${login}@127.0.0.1:${address.port}/${database}`;
}
