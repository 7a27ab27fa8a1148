import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

function copy(...names: string[]): void {
  const to = names.at(-1) ?? '';
  mkdirSync(to, { recursive: true });
  execFileSync('cp', ['-a', ...names]);
}

/**
 * Copies the tree into a temporary folder, with what the compiler knows of it; dependencies are linked
 * where the folder's disk allows it. Gives its path and the environment to run programs in.
 */
export function copyTree(): { folder: string; environment: NodeJS.ProcessEnv } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vestibule-'));
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file));
  }
  for (const modules of globSync('{packages,apps}/*/node_modules', { cwd: root })) {
    copy(path.join(root, modules), path.join(folder, path.dirname(modules)));
  }
  const types = path.join(root, '.cache/types');
  if (existsSync(types)) copy(types, path.join(folder, '.cache'));
  linkModules(path.join(folder, 'node_modules'));
  const bin = path.join(folder, 'node_modules/.bin');
  const { VITEST: _, ...environment } = process.env;
  return { folder, environment: { ...environment, PATH: `${bin}:${environment['PATH']}` } };
}

/** Caches are left out: a program would write through the link. */
function linkModules(to: string): void {
  const from = path.join(root, 'node_modules');
  const names = readdirSync(from).filter((name) => !name.startsWith('.vite'));
  const modules = names.map((name) => path.join(from, name));
  mkdirSync(to);
  try {
    execFileSync('cp', ['-al', ...modules, to], { stdio: 'ignore' });
  } catch {
    copy(...modules, to);
  }
}
