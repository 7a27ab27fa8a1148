import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { PostgresAddress } from './postgres-address.js';

export interface Postmaster {
  pid: number;
  /** False when the process is gone, or its number now belongs to something else. */
  living: boolean;
  /** Undefined while the server has not yet written where it listens. */
  address: PostgresAddress | undefined;
}

/** What `postmaster.pid` in a data folder says about the server that uses the folder. */
export function readPostmaster(dataFolder: string): Postmaster | undefined {
  const text = readText(path.join(dataFolder, 'postmaster.pid'));
  if (text === undefined) return undefined;
  const [pidLine, , , portLine, socketFolder] = text.split('\n');
  const pid = Number(pidLine);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    living: isAlive(pid) && isPostmasterOf(pid, dataFolder),
    address: addressOf(Number(portLine), socketFolder?.trim() ?? ''),
  };
}

function addressOf(port: number, folder: string): PostgresAddress | undefined {
  if (!port) return undefined;
  return folder ? { kind: 'socket', folder, port } : { kind: 'loopback', port };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A process number is used again after a restart of the machine, in containers almost always. */
function isPostmasterOf(pid: number, dataFolder: string): boolean {
  try {
    if (process.platform === 'linux') {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataFolder);
    }
    if (process.platform === 'win32') return true;
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).includes(
      'postgres',
    );
  } catch {
    return false;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
