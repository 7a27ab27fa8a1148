import { spawnSync } from 'node:child_process';
import { EmbeddedPostgresError } from './postgres-binaries.js';

const asNobody = ['-U', '--map-user=65534', '--map-group=65534', '--'];

/**
 * PostgreSQL refuses to run as root. Root therefore starts it in a user namespace in which root
 * looks like nobody: files stay root's own, and no account is created.
 */
export function postgresCommand(command: string, args: string[], root = isRoot()) {
  return root ? { command: 'unshare', args: [...asNobody, command, ...args] } : { command, args };
}

/** Fails with a clear message where root may not open a user namespace. */
export function requireUserNamespace(root = isRoot(), unshare = 'unshare'): void {
  if (!root) return;
  const probe = spawnSync(unshare, [...asNobody, 'true'], { encoding: 'utf8' });
  if (probe.status === 0) return;
  const reason = probe.error?.message ?? probe.stderr.trim();
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and this machine allows no user namespace in which root ' +
      `could step down (${reason}). Run the server as another user, or allow user namespaces.`,
  );
}

function isRoot(): boolean {
  return process.geteuid?.() === 0;
}
