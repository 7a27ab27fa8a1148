import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const repository = 'https://github.com/vestibule/vestibule/blob/main/';

/** Refuses a tarball without a README, and one whose README links to what its reader does not have. */
export function checkReadmeLinks(tarball: string): void {
  const tar = (...args: string[]) => execFileSync('tar', args, { encoding: 'utf8' });
  const files = tar('-tzf', tarball).split('\n');
  const readme = tar('-xzOf', tarball, 'package/README.md');
  const packed = files.map((file) => file.replace(/^package\//, ''));
  const dead = deadLinks(readme, packed);
  if (dead.length > 0)
    throw new Error(`${path.basename(tarball)}: its README links to ${dead.join(', ')}`);
}

/** Links that lead neither into the package, nor to a file of the repository by its whole address. */
export function deadLinks(readme: string, packed: readonly string[]): string[] {
  const links = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    const [address = ''] = link.split('#');
    if (address.startsWith(repository))
      return !existsSync(path.join(root, address.slice(repository.length)));
    if (address.startsWith('https://')) return false;
    return address !== '' && !packed.includes(path.posix.normalize(address));
  });
}
