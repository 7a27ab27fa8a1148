import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

type Versions = Readonly<Record<string, string>>;

export const react = { react: '19', 'react-dom': '19', 'styled-components': '^6.6' };
const reactTypes = { '@types/react': '19', '@types/react-dom': '19' };

/** Installs the tarballs and other packages in the folder of an app, as a customer would. */
export function installApp(app: string, tarballs: readonly string[], others: Versions): void {
  const libraries = tarballs.map((tarball) => {
    const name = /vestibule-(\w+)-/.exec(path.basename(tarball))?.[1] ?? '';
    return [`@vestibule/${name}`, `file:${tarball}`];
  });
  const own = Object.fromEntries(libraries);
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...own, ...others },
    devDependencies: { '@types/node': '24', ...('react' in others ? reactTypes : {}) },
    // Not published yet: the tarballs stand in for each other's dependency too.
    overrides: own,
  };
  writeFileSync(path.join(app, 'package.json'), JSON.stringify(manifest));
  // A build in this process may have said `production`, and npm would leave the types out.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...flags], { cwd: app });
}
