import { execFileSync } from 'node:child_process';
import path from 'node:path';

const repository = 'https://github.com/vestibule/vestibule/blob/';

/**
 * Refuses a tarball without a README, and one whose README or guides link to what their reader does
 * not have.
 */
export function checkReadmeLinks(tarball: string): void {
  const tar = (...args: string[]) => execFileSync('tar', args, { encoding: 'utf8' });
  const packed = tar('-tzf', tarball)
    .split('\n')
    .map((file) => file.replace(/^package\//, ''));
  const others = packed.filter((file) => /^docs\/.*\.md$/.test(file));
  for (const file of ['README.md', ...others]) {
    const dead = deadLinks(file, tar('-xzOf', tarball, `package/${file}`), packed);
    if (dead.length > 0)
      throw new Error(`${path.basename(tarball)}: its ${file} links to ${dead.join(', ')}`);
  }
}

/**
 * Links of a packed file that lead to no file of the package. One to the repository is dead too: its
 * files move on, and the reader has those of an earlier version.
 */
export function deadLinks(file: string, markdown: string, packed: readonly string[]): string[] {
  const links = [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    const [address = ''] = link.split('#');
    if (address.startsWith('https://')) return address.startsWith(repository);
    return address !== '' && !packed.includes(path.posix.join(path.posix.dirname(file), address));
  });
}
